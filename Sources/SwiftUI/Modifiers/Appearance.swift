/// Runs closures when a view appears and when it goes away.
public nonisolated struct _AppearanceActionModifier: ViewModifier, PrimitiveModifier {
  public typealias Body = Never
  var appear: (() -> Void)?
  var disappear: (() -> Void)?

  @MainActor func updated(_ node: Node, previous: Any?) {
    if previous == nil, let appear { node.graph.enqueueAction(appear) }
  }

  @MainActor func removed(_ node: Node) {
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
