/// Runs an asynchronous closure for as long as the view is on the screen and its id stays.
nonisolated struct TaskModifier<ID: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let id: ID
  let name: String?
  let priority: TaskPriority
  let action: () -> Task<Void, Never>

  @MainActor func updated(_ node: Node, previous: Any?) {
    if let before = previous as? Self {
      if before.id == id { return }
      cancel(node)
    }
    start(node)
  }

  @MainActor func removed(_ node: Node) { cancel(node) }

  @MainActor func concealmentChanged(_ node: Node) {
    if node.isConcealed { cancel(node) } else { start(node) }
  }

  @MainActor private func start(_ node: Node) {
    node.graph.enqueueTask { [weak node] in
      guard let node, !node.isRemoved, !node.isConcealed, node.memory == nil else { return }
      node.memory = action()
    }
  }

  @MainActor private func cancel(_ node: Node) {
    (node.memory as? Task<Void, Never>)?.cancel()
    node.memory = nil
  }
}

extension View {
  /// Runs `action` from when the view appears until it goes away.
  public nonisolated func task(
    name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    task(id: 0, name: name, priority: priority, action)
  }

  /// Runs `action`, and again from the start whenever `id` changes.
  public nonisolated func task<ID: Equatable>(
    id: ID, name: String? = nil, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: sending @escaping @isolated(any) () async -> Void
  ) -> some View {
    // A task may run it many times, one after the other: it is handed over to each in turn.
    nonisolated(unsafe) let action = action
    return modifier(
      TaskModifier(id: id, name: name, priority: priority) {
        Task(priority: priority) { unsafe await action() }
      })
  }
}
