/// The values that a body has read through a copy of the whole environment: it runs again when one
/// of these differs, and not for others.
final class EnvironmentReads {
  private var values: [ObjectIdentifier: Any?] = [:]

  /// Notes what a body reads; what an action reads is no reason to run a body again.
  func note(_ value: Any?, for key: ObjectIdentifier) {
    if Update.isRunning { values[key] = .some(value) }
  }

  /// Whether any of the values is another one by now.
  func differ(in scope: EnvironmentScope) -> Bool {
    values.contains { key, value in
      switch (value, scope.value(for: key, reader: nil)) {
      case (nil, nil): false
      case (let mine?, let now?): !ValueComparison.sameAny(mine, now)
      default: true
      }
    }
  }
}
