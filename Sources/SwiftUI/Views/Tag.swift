/// The values by which a container knows a row, at most one of each type.
struct Tags {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps a tag with its type, so that an optional tag that is nil is a tag all the same.
  private struct Tag<V> {
    let value: V
  }

  func value<V>(_ type: V.Type) -> V? {
    (values[ObjectIdentifier(type)] as? Tag<V>)?.value
  }

  mutating func set<V>(_ value: V) {
    values[ObjectIdentifier(V.self)] = Tag(value: value)
  }

  mutating func setIfUnset<V>(_ value: V) {
    if values[ObjectIdentifier(V.self)] == nil { set(value) }
  }
}

/// A view that tags the rows inside it.
protocol TagWriter {
  func write(_ tags: inout Tags)
}

/// A view whose children's explicit ids tag them.
protocol RowTagging {
  func tag(_ tags: inout Tags, with id: AnyHashable)
}

nonisolated struct TagModifier<V: Hashable>: ViewModifier, PrimitiveModifier, TagWriter {
  typealias Body = Never
  let value: V
  let includesOptional: Bool

  func write(_ tags: inout Tags) {
    tags.set(value)
    if includesOptional { tags.set(Optional(value)) }
  }
}

extension ModifiedContent: TagWriter where Content: View, Modifier: TagWriter {
  func write(_ tags: inout Tags) { modifier.write(&tags) }
}

extension ForEach: RowTagging {
  // An explicit tag of another type does not take its place, one of its own type does.
  func tag(_ tags: inout Tags, with id: AnyHashable) {
    if let id = id as? ID { tags.setIfUnset(id) }
  }
}

extension View {
  /// Tells the view from others in a container that can choose it, such as a picker.
  ///
  /// A container that chooses a value of type `V` finds the tag, and with `includeOptional` also
  /// one that chooses a `V?`. A container that chooses a value of any other type does not.
  public nonisolated func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    modifier(TagModifier(value: tag, includesOptional: includeOptional))
  }
}

extension Fragment {
  /// The tags of a row of `container`.
  ///
  /// As traits they come from the inside out: an outer `tag` replaces an inner one of its type, and
  /// the id of a `ForEach` counts where there is none yet.
  @MainActor func tags(in container: Node) -> Tags {
    var tags = Tags()
    var node = core.node
    while node !== container {
      (node.view as? any TagWriter)?.write(&tags)
      guard let parent = node.parent else { break }
      if let id = node.slot.explicitID { (parent.view as? any RowTagging)?.tag(&tags, with: id) }
      node = parent
    }
    return tags
  }

  /// What a modifier that draws around a view is around: a tag may be inside it.
  @MainActor var core: Fragment {
    switch kind {
    case .padding, .frame: return content.first?.core ?? self
    case .layered where node.view is any Layering:
      let inner = content.first { $0.node.slot(in: node) == .position(0) }
      return inner?.core ?? self
    default: return self
    }
  }
}

extension Node {
  /// Where this view stands in `ancestor`: the slot of the child of it that this one is or is in.
  final func slot(in ancestor: Node) -> Slot? {
    var node = self
    while let parent = node.parent {
      if parent === ancestor { return node.slot }
      node = parent
    }
    return nil
  }
}
