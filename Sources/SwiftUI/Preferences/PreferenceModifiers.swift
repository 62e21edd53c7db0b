nonisolated struct PreferenceModifier<Key: PreferenceKey>: ViewModifier, PrimitiveModifier,
  PreferenceSetting
{
  typealias Body = Never
  let value: Key.Value

  /// An outer value takes the place of those further inside.
  func value<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value? {
    Key.self == K.self ? value as? K.Value : inner()
  }
}

nonisolated struct PreferenceTransform<Key: PreferenceKey>: ViewModifier, PrimitiveModifier,
  PreferenceSetting
{
  typealias Body = Never
  let transform: (inout Key.Value) -> Void

  func value<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value? {
    guard Key.self == K.self else { return inner() }
    var value = inner() as? Key.Value ?? Key.defaultValue
    transform(&value)
    return value as? K.Value
  }
}

/// Runs a closure when the views inside say something else of a preference.
nonisolated struct PreferenceAction<Key: PreferenceKey>: ViewModifier, PrimitiveModifier
where Key.Value: Equatable {
  typealias Body = Never
  let action: (Key.Value) -> Void

  @MainActor func updated(_ node: Node, previous: Any?) {
    let watch = node.memory as? Watch ?? Watch()
    node.memory = watch
    watch.action = action
    if previous == nil {
      node.graph.watch(node) { [weak node] in if let node { watch.look(at: node) } }
    }
  }

  @MainActor func removed(_ node: Node) { node.graph.endWatching(node) }

  private final class Watch {
    var action: (Key.Value) -> Void = { _ in }
    private var last: Key.Value?

    func look(at node: Node) {
      guard let value = node.preference(Key.self), value != last else { return }
      last = value
      node.graph.enqueueAction { [action] in action(value) }
    }
  }
}

extension View {
  /// Says something of a preference to the views around this one.
  public nonisolated func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier<K>(value: value))
  }

  /// Changes what the views inside say of a preference.
  public nonisolated func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Runs `action` with what the views inside say of a preference: once when they are first shown,
  /// then whenever it is something else.
  public nonisolated func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceAction<K>(action: action))
  }
}
