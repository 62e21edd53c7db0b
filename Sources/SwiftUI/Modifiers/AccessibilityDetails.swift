// What those who do not see a view are told of it beyond its name: a stage reads names alone, so it
// is accepted and has no effect.
extension View {
  public nonisolated func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: Text) -> some View { self }
  public nonisolated func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }
  public nonisolated func accessibilityValue(_ value: Text) -> some View { self }
  public nonisolated func accessibilityValue(_ value: LocalizedStringKey) -> some View { self }
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ labels: [Text]) -> some View { self }
  public nonisolated func accessibilityInputLabels(_ keys: [LocalizedStringKey]) -> some View {
    self
  }
  public nonisolated func accessibilitySortPriority(_ priority: Double) -> some View { self }
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    self
  }
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ responds: Bool = true
  ) -> some View { self }
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Adds something that those who do not see the view can do to it.
  ///
  /// On a stage a control called `name` and the view's texts does that; it is not on the screen.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View {
    modifier(AccessibilityActionModifier(name: name, handler: handler))
  }

  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(nameKey), handler)
  }

  @_disfavoredOverload
  public nonisolated func accessibilityAction<S: StringProtocol>(
    named name: S, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: Text(name), handler)
  }
}

nonisolated struct AccessibilityActionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let name: Text
  let handler: () -> Void

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    guard var first = content.first else { return content }
    let text = content.flatMap(\.texts).joined(separator: " ")
    first.covered.append(Fragment.covered(name.string, text: text, in: node) { handler() })
    return [first] + content.dropFirst()
  }
}

/// What becomes of the views inside one that is read as a whole.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let contain = AccessibilityChildBehavior(name: "contain")
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// How deep a heading is.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified, h1, h2, h3, h4, h5, h6
}
