/// Says what the stack shows for values of a type.
nonisolated struct DestinationModifier<Value: Hashable, Content: View>: ViewModifier,
  PrimitiveModifier
{
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let destination: ValueDestination<Value, Content>

  @MainActor func updated(_ node: Node, previous: Any?) {
    EnvironmentValues(scope: node.scope, reader: nil).navigation?.declare(destination, by: node)
  }

  @MainActor func removed(_ node: Node) {
    EnvironmentValues(scope: node.scope, reader: nil).navigation?.withdraw(node)
  }
}

/// A view with a screen that a flag or an item pushes.
nonisolated struct Pushing<Content: View, Item>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let anchor: PushAnchor<Item>

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .position(0))
    node.declare(anchor, at: .position(1))
  }
}

/// Follows the flag or the item; takes no room.
nonisolated struct PushAnchor<Item>: View, PrimitiveView {
  typealias Body = Never
  let item: Binding<Item?>
  let identity: (Item) -> AnyHashable
  let destination: any Destination

  @MainActor func declareChildren(in node: Node) { node.memory = item.wrappedValue.map(identity) }

  @MainActor func updated(_ node: Node, previous: Any?) {
    follow(node.memory as? AnyHashable, in: node)
  }

  @MainActor func removed(_ node: Node) { follow(nil, in: node) }

  // The stack is behind this view and has been updated: it changes in an update of its own.
  @MainActor private func follow(_ value: AnyHashable?, in node: Node) {
    let navigation = EnvironmentValues(scope: node.scope, reader: nil).navigation
    node.graph.enqueueAction {
      navigation?.follow(value, from: node, destination: destination) { item.wrappedValue = nil }
    }
  }
}

extension View {
  /// Says what a stack shows for a pushed value of the type `data`.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: ValueDestination(content: destination)))
  }

  /// Pushes a screen while `isPresented` is true; going back sets it back.
  public nonisolated func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    Pushing(
      content: self,
      anchor: PushAnchor(
        item: isPresented.presence, identity: { AnyHashable($0) },
        destination: ViewDestination(view: destination())))
  }

  /// Pushes a screen for `item` while there is one; going back takes the item away.
  public nonisolated func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    Pushing(
      content: self,
      anchor: PushAnchor(
        item: item, identity: { AnyHashable($0) },
        destination: ValueDestination(content: destination)))
  }
}
