/// A kind of value that flows up the view tree.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view sets one.
  static var defaultValue: Value { get }
  /// Puts the value of the next view, in the tree's order, to those before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// A modifier that sets preferences of the views inside it.
protocol PreferenceSetting {
  /// The value for those outside; `inner` is the value of the views inside, nil where there is none.
  func value<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value?
}

extension ModifiedContent: PreferenceSetting where Modifier: PreferenceSetting {
  func value<K: PreferenceKey>(_ key: K.Type, inner: () -> K.Value?) -> K.Value? {
    modifier.value(key, inner: inner)
  }
}

/// A view whose content may come and go; where it has set nothing it counts with the default.
protocol DynamicContent {}

extension Optional: DynamicContent where Wrapped: View {}
extension _ConditionalContent: DynamicContent {}
extension ForEach: DynamicContent where Content: View {}

extension Node {
  /// What the views here and inside say of a preference; nil where none could say anything.
  func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    if let view = view as? any PreferenceSetting {
      return view.value(key) { innerPreference(key) }
    }
    return innerPreference(key) ?? (view is any DynamicContent ? K.defaultValue : nil)
  }

  private func innerPreference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    var whole: K.Value?
    for child in children {
      guard let next = child.preference(key) else { continue }
      if var value = whole {
        K.reduce(value: &value) { next }
        whole = value
      } else {
        whole = next
      }
    }
    return whole
  }
}
