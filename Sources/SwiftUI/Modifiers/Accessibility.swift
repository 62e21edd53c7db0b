nonisolated struct AccessibilityLabelModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let label: Text

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    content.map { fragment in
      var fragment = fragment
      fragment.accessibilityLabel = label.string
      return fragment
    }
  }
}

/// What a view is for those who do not see it.
public struct AccessibilityTraits: SetAlgebra, OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let isButton = AccessibilityTraits(rawValue: 1)
  public static let isHeader = AccessibilityTraits(rawValue: 2)
  public static let isSelected = AccessibilityTraits(rawValue: 4)
  public static let isLink = AccessibilityTraits(rawValue: 8)
  public static let isImage = AccessibilityTraits(rawValue: 16)
  public static let isToggle = AccessibilityTraits(rawValue: 32)
  public static let isStaticText = AccessibilityTraits(rawValue: 64)
  public static let updatesFrequently = AccessibilityTraits(rawValue: 128)
  public static let isModal = AccessibilityTraits(rawValue: 256)
  public static let isSearchField = AccessibilityTraits(rawValue: 512)
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1024)
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 2048)
  public static let playsSound = AccessibilityTraits(rawValue: 4096)
  public static let startsMediaSession = AccessibilityTraits(rawValue: 8192)
  public static let allowsDirectInteraction = AccessibilityTraits(rawValue: 16384)
  public static let causesPageTurn = AccessibilityTraits(rawValue: 32768)
}

extension View {
  /// Names the view for those who do not see it.
  public nonisolated func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityLabelModifier(label: label))
  }

  public nonisolated func accessibilityLabel(_ key: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(key))
  }

  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    self
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View { self }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View { self }
}
