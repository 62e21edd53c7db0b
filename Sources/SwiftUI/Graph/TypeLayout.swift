@_spi(Reflection) import Swift
import Synchronization

/// Where a type keeps its stored properties; read once a type.
struct TypeLayout: Sendable {
  struct Field: @unchecked Sendable {
    // @unchecked: a metatype does not change.
    let name: String
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]

  // Types are looked at on the main actor and, when a binding is compared, wherever it is used.
  private static let known = Known()

  static func of(_ type: Any.Type) -> TypeLayout {
    known.layout(of: type)
  }

  fileprivate init(reading type: Any.Type) {
    var fields: [Field] = []
    // `classType`, which a class needs, is a variable of the library's: its value stands here.
    let options = _EachFieldOptions(rawValue: type is AnyClass ? 1 : 0)
    unsafe _forEachField(of: type, options: options) { name, offset, type, _ in
      fields.append(Field(name: unsafe String(cString: name), offset: offset, type: type))
      return true
    }
    self.fields = fields
  }
}

private final class Known: Sendable {
  private let layouts = Mutex<[ObjectIdentifier: TypeLayout]>([:])

  func layout(of type: Any.Type) -> TypeLayout {
    layouts.withLock { layouts in
      if let layout = layouts[ObjectIdentifier(type)] { return layout }
      let layout = TypeLayout(reading: type)
      layouts[ObjectIdentifier(type)] = layout
      return layout
    }
  }
}
