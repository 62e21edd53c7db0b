/// Runs a closure when a value differs from what it was at the update before.
nonisolated struct ValueChangeModifier<V: Equatable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let value: V
  let isInitial: Bool
  let action: Action

  enum Action {
    /// The closure of the view as it is now.
    case current((V, V) -> Void)
    /// The deprecated form runs the closure of the view as it was.
    case previous((V) -> Void)
  }

  @MainActor func updated(_ node: Node, previous: Any?) {
    let before = previous as? Self
    let old = before?.value ?? value
    guard before == nil ? isInitial : old != value else { return }
    let cycle = node.memory as? ChangeCycle ?? ChangeCycle()
    node.memory = cycle
    if before != nil, !cycle.mayRun(inFrame: node.graph.frame, of: V.self) { return }
    node.graph.enqueueAction {
      switch before?.action ?? action {
      case .previous(let perform): perform(value)
      case .current: if case .current(let perform) = action { perform(old, value) }
      }
    }
  }
}

/// Stops an `onChange` whose action goes on changing its own value.
///
/// Recorded on Apple's platforms: two runs in a frame, and then one message for as long as the view
/// lives. A frame is a chain of updates with nothing of the program between them but actions.
private final class ChangeCycle {
  private static let limit = 2
  private var frame: Int?
  private var runs = 0
  private var hasReported = false

  func mayRun(inFrame frame: Int, of value: Any.Type) -> Bool {
    if self.frame != frame {
      self.frame = frame
      runs = 0
    }
    runs += 1
    if runs <= Self.limit { return true }
    if !hasReported { RuntimeIssue.repeatedChange(of: "\(value)").report() }
    hasReported = true
    return false
  }
}

extension View {
  /// Runs `action` with the old and the new value when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: initial, action: .current(action)))
  }

  /// Runs `action` when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(
      ValueChangeModifier(value: value, isInitial: initial, action: .current { _, _ in action() }))
  }

  @available(
    *, deprecated,
    message: "Use `onChange` with a two or zero parameter action closure instead."
  )
  public nonisolated func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(ValueChangeModifier(value: value, isInitial: false, action: .previous(action)))
  }
}
