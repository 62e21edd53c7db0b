/// Names the screen that the view is on.
nonisolated struct NavigationTitleModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let title: String

  @MainActor func updated(_ node: Node, previous: Any?) {
    node.screenBar?.setTitle(title, by: node)
  }

  @MainActor func removed(_ node: Node) { node.screenBar?.forget(node) }
}

/// A view whose screen's title is a value of the program's.
nonisolated struct BoundTitle<Content: View>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let title: Binding<String>

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .position(0))
    node.declare(TitleReader(title: title), at: .position(1))
  }
}

/// Follows the title; takes no room.
private nonisolated struct TitleReader: View, PrimitiveView {
  typealias Body = Never
  let title: Binding<String>

  @MainActor func declareChildren(in node: Node) {
    node.screenBar?.setTitle(title.wrappedValue, by: node)
  }

  @MainActor func removed(_ node: Node) { node.screenBar?.forget(node) }
}

/// Takes away the button that goes back, and with it a person's way back.
nonisolated struct BackButtonHiddenModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let isHidden: Bool

  @MainActor func updated(_ node: Node, previous: Any?) {
    node.screenBar?.hideBack(isHidden, by: node)
  }

  @MainActor func removed(_ node: Node) { node.screenBar?.forget(node) }
}

/// How a navigation bar looks.
public struct NavigationBarItem: Hashable, Sendable {
  /// How large a bar's title is.
  public enum TitleDisplayMode: Hashable, Sendable { case automatic, inline, large }
}

/// How large a bar's title is, on any platform.
public struct ToolbarTitleDisplayMode: Sendable {
  public static let automatic = ToolbarTitleDisplayMode()
  public static let large = ToolbarTitleDisplayMode()
  public static let inlineLarge = ToolbarTitleDisplayMode()
  public static let inline = ToolbarTitleDisplayMode()
}

extension View {
  /// Names the screen: the bar of a navigation stack shows it.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    modifier(NavigationTitleModifier(title: title.string))
  }

  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload
  public nonisolated func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    navigationTitle(Text(title))
  }

  /// Names the screen with a value that may change.
  public nonisolated func navigationTitle(_ title: Binding<String>) -> some View {
    BoundTitle(content: self, title: title)
  }

  /// Leaves no button to go back with.
  public nonisolated func navigationBarBackButtonHidden(
    _ hidesBackButton: Bool = true
  ) -> some View {
    modifier(BackButtonHiddenModifier(isHidden: hidesBackButton))
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View { self }

  public nonisolated func toolbarTitleDisplayMode(
    _ mode: ToolbarTitleDisplayMode
  ) -> some View { self }
}
