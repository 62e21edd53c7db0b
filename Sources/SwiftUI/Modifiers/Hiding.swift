/// Takes a view off the screen; it lives on.
nonisolated struct HidingModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let isHidden: Bool

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    isHidden ? [] : content
  }
}

extension View {
  /// Takes the view off the screen, to be neither seen nor tapped; it lives on.
  public nonisolated func hidden() -> some View { modifier(HidingModifier(isHidden: true)) }

  /// With 0 the view can be neither seen nor tapped; it lives on.
  public nonisolated func opacity(_ opacity: Double) -> some View {
    modifier(HidingModifier(isHidden: opacity <= 0))
  }

  /// Tells the views inside why their content should not be read; ours show it all the same.
  public nonisolated func redacted(reason: RedactionReasons) -> some View {
    transformEnvironment(\.redactionReasons) { $0.formUnion(reason) }
  }

  public nonisolated func unredacted() -> some View { environment(\.redactionReasons, []) }
  public nonisolated func privacySensitive(_ sensitive: Bool = true) -> some View { self }
}

/// Why a view's content should not be read.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1)
  public static let privacy = RedactionReasons(rawValue: 2)
  public static let invalidated = RedactionReasons(rawValue: 4)
}

private enum RedactionReasonsKey: EnvironmentKey {
  static let defaultValue: RedactionReasons = []
}

extension EnvironmentValues {
  /// Why the views inside should not show their content.
  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }
}
