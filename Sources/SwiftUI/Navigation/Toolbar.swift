/// A view that puts something into its screen's bar.
nonisolated struct ToolbarView<Content: View, Items: View>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let items: Items

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .position(0))
    node.declare(ToolbarItems(items: items), at: .position(1))
  }
}

/// The items live where the toolbar is declared, and are seen in the bar.
private nonisolated struct ToolbarItems<Items: View>: View, PrimitiveView {
  typealias Body = Never
  let items: Items

  @MainActor func declareChildren(in node: Node) { node.declare(items, at: .position(0)) }

  @MainActor func updated(_ node: Node, previous: Any?) { node.screenBar?.add(node) }

  @MainActor func removed(_ node: Node) { node.screenBar?.forget(node) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] { [] }
}

/// An item, which knows its place in the bar.
nonisolated struct ToolbarSlot<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let placement: ToolbarItemPlacement
  let content: Content

  @MainActor func declareChildren(in node: Node) {
    node.memory = placement
    node.declare(content, at: .position(0))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .group, content: content, node: node)]
  }
}

/// Where in a bar an item stands.
public struct ToolbarItemPlacement: Sendable {
  let part: ScreenBar.Part

  public static let automatic = ToolbarItemPlacement(part: .trailing)
  public static let principal = ToolbarItemPlacement(part: .middle)
  public static let navigation = ToolbarItemPlacement(part: .leading)
  public static let primaryAction = ToolbarItemPlacement(part: .trailing)
  public static let secondaryAction = ToolbarItemPlacement(part: .trailing)
  public static let status = ToolbarItemPlacement(part: .bottom)
  public static let confirmationAction = ToolbarItemPlacement(part: .trailing)
  public static let cancellationAction = ToolbarItemPlacement(part: .leading)
  public static let destructiveAction = ToolbarItemPlacement(part: .trailing)
  public static let topBarLeading = ToolbarItemPlacement(part: .leading)
  public static let topBarTrailing = ToolbarItemPlacement(part: .trailing)
  public static let bottomBar = ToolbarItemPlacement(part: .bottom)
  public static let navigationBarLeading = ToolbarItemPlacement(part: .leading)
  public static let navigationBarTrailing = ToolbarItemPlacement(part: .trailing)
}

extension View {
  /// Puts controls into the bar of the navigation stack that the view is in.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarContentView(content: content()))
  }

  /// Puts views into the bar, each at its usual place.
  public nonisolated func toolbar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View {
    ToolbarView(content: self, items: ToolbarSlot(placement: .automatic, content: content()))
  }
}
