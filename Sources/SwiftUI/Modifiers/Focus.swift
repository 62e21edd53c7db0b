/// Binds the focus of what is inside to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let binding: FocusState<Value>.Binding
  let value: Value

  @MainActor func updated(_ node: Node, previous: Any?) { node.graph.hasFocusStates = true }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    guard let place = binding.place else { return content }
    let mark = FocusMark(
      state: place.identity, isWanted: { place.get() == value },
      gain: { place.follow(value) }, lose: { place.follow(nil) })
    return content.map { $0.marked(mark) }
  }
}

/// That a field's focus is bound to a value of a focus state.
struct FocusMark {
  let state: ObjectIdentifier
  /// Whether the state has this value.
  let isWanted: () -> Bool
  let gain: () -> Void
  let lose: () -> Void
}

extension Fragment {
  /// With the mark on every field inside; the innermost mark of a field comes first.
  fileprivate func marked(_ mark: FocusMark) -> Fragment {
    var copy = self
    if case .field = kind { copy.focusMarks.append(mark) }
    copy.content = content.map { $0.marked(mark) }
    return copy
  }
}

extension View {
  /// Moves the focus here when `condition` is set to true, and keeps it up to date.
  public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    modifier(FocusedModifier(binding: condition, value: true))
  }

  /// Moves the focus here when `binding` is set to `value`, and keeps it up to date.
  public nonisolated func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(FocusedModifier(binding: binding, value: value))
  }
}
