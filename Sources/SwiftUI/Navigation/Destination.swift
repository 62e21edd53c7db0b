/// What a pushed screen shows.
protocol Destination {
  @MainActor func declare(for value: AnyHashable?, in node: Node)
}

/// A view that its link has made.
struct ViewDestination<Content: View>: Destination {
  let view: Content

  func declare(for value: AnyHashable?, in node: Node) { node.declare(view, at: .position(0)) }
}

/// A view made of the screen's value.
struct ValueDestination<Value: Hashable, Content: View>: Destination {
  let content: (Value) -> Content

  func declare(for value: AnyHashable?, in node: Node) {
    if let value = value?.base as? Value { node.declare(content(value), at: .position(0)) }
  }
}

/// What Apple shows for a value that no destination is for.
struct MissingDestination: Destination {
  func declare(for value: AnyHashable?, in node: Node) {
    node.declare(Image(systemName: "exclamationmark.triangle.fill"), at: .position(0))
  }
}

/// The destinations that the views of a stack declare, each for a type of values.
struct Destinations {
  private var declared: [(type: ObjectIdentifier, node: Node, destination: any Destination)] = []

  /// The one for a value: of several the first that was declared.
  func destination(for value: AnyHashable) -> (any Destination)? {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    return declared.first { $0.type == type }?.destination
  }

  /// Says whether it differs from what the view declared before.
  mutating func declare<Value, Content>(
    _ destination: ValueDestination<Value, Content>, by node: Node
  ) -> Bool {
    if let index = declared.firstIndex(where: { $0.node === node }) {
      let before = declared[index].destination as? ValueDestination<Value, Content>
      declared[index].destination = destination
      return before.map { !ValueComparison.same($0, destination) } ?? true
    }
    declared.append((ObjectIdentifier(Value.self), node, destination))
    return true
  }

  mutating func withdraw(_ node: Node) { declared.removeAll { $0.node === node } }
}
