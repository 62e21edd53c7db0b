private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  /// What is done when return is pressed in a field inside.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

/// What a person submits.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Return pressed in a text field.
  public static let text = SubmitTriggers(rawValue: 1)
}

extension View {
  /// Runs `action` when return is pressed in a text field inside, after those further inside.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    transformEnvironment(\.submitActions) {
      if triggers.contains(.text) { $0.insert(action, at: 0) }
    }
  }

  /// Keeps the actions outside from the text fields inside.
  public nonisolated func submitScope(_ isBlocking: Bool = true) -> some View {
    transformEnvironment(\.submitActions) { if isBlocking { $0 = [] } }
  }
}
