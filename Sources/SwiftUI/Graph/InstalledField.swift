/// A stored property of a type of view that the graph installs.
struct InstalledField {
  /// The stored property's name, as `_printChanges` gives it.
  let name: String
  let offset: Int
  /// Makes what a view of the type keeps for the property.
  let makeBox: () -> PropertyBox

  /// The name the program uses.
  var plainName: String { name.hasPrefix("_") ? String(name.dropFirst()) : name }

  /// The properties of a view type.
  static func all(of type: Any.Type) -> [InstalledField] {
    TypeLayout.of(type).fields.flatMap { field -> [InstalledField] in
      if type is any PropertyHost.Type, isHosted(field.type) {
        return all(of: field.type).map { inner in
          InstalledField(
            name: inner.name, offset: field.offset + inner.offset, makeBox: inner.makeBox)
        }
      }
      return boxes(for: field, named: field.name, at: field.offset)
    }
  }

  private static func isHosted(_ type: Any.Type) -> Bool {
    type is any ViewModifier.Type || type is any App.Type || type is any ToolbarContent.Type
      || type is any ButtonStyle.Type || type is any PrimitiveButtonStyle.Type
      || type is any ToggleStyle.Type || type is any LabelStyle.Type
  }

  private static func boxes(
    for field: TypeLayout.Field, named name: String, at offset: Int
  ) -> [InstalledField] {
    if let type = field.type as? any InstalledProperty.Type {
      return [InstalledField(name: name, offset: offset, makeBox: type.makeBox)]
    }
    guard let type = field.type as? any DynamicProperty.Type else { return [] }
    // A property of the program's own: what is inside comes first, then its `update`.
    let inner = TypeLayout.of(field.type).fields.flatMap { inner in
      boxes(for: inner, named: name, at: offset + inner.offset)
    }
    return inner + [InstalledField(name: name, offset: offset, makeBox: updateBox(type))]
  }

  private static func updateBox<P: DynamicProperty>(_: P.Type) -> () -> PropertyBox {
    { UpdateBox<P>() }
  }
}

/// A view that stands for a modifier or an app, whose properties are installed as its own.
protocol PropertyHost {}

/// A host that goes by the name of what it stands for, in the outline and among the bodies.
protocol NamedHost: PropertyHost {
  static var hosted: Any.Type { get }
}

/// Calls a property's own `update` before the body runs.
private final class UpdateBox<P: DynamicProperty>: PropertyBox {
  private var isFirst = true

  override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
    defer { isFirst = false }
    return isFirst
  }

  override func read(at place: UnsafeMutableRawPointer) {
    unsafe place.assumingMemoryBound(to: P.self).pointee.update()
  }
}
