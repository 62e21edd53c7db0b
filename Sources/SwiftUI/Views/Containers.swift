/// Content that may be larger than its place.
public nonisolated struct ScrollView<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let axes: Axis.Set
  let content: Content

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind: Fragment.Kind =
      axes.contains(.horizontal)
      ? .sideways : .stack(.vertical, spacing: nil, alignment: .center)
    return [Fragment(kind: kind, content: content, node: node)]
  }
}

/// Views one below the other, in what scrolls.
public nonisolated struct LazyVStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let stack: VStack<Content>

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor func declareChildren(in node: Node) { node.declare(stack, at: .position(0)) }
}

/// Views beside one another, in what scrolls.
public nonisolated struct LazyHStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let stack: HStack<Content>

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  @MainActor func declareChildren(in node: Node) { node.declare(stack, at: .position(0)) }
}
