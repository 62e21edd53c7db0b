/// Runs closures when a view appears and when it goes away.
public nonisolated struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func updated(_ node: Node, previous: Any?) {
    if previous == nil { show(node) }
  }

  @MainActor func removed(_ node: Node) { hide(node) }

  @MainActor func concealmentChanged(_ node: Node) {
    if node.isConcealed { hide(node) } else { show(node) }
  }

  // The node's memory says whether the view has appeared: one that never came does not go.
  @MainActor private func show(_ node: Node) {
    node.graph.enqueueAction { [weak node] in
      guard let node, !node.isConcealed, node.memory == nil else { return }
      node.memory = true
      appear?()
    }
  }

  @MainActor private func hide(_ node: Node) {
    guard node.memory != nil else { return }
    node.memory = nil
    if let disappear { node.graph.enqueueDeparture(disappear) }
  }
}

extension View {
  /// Runs `action` before the view is shown first.
  public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(appear: action))
  }

  /// Runs `action` when the view has gone away.
  public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(disappear: action))
  }
}
