/// Views one below the other.
public nonisolated struct VStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind = Fragment.Kind.stack(
      .vertical, spacing: spacing.map { Int($0) }, alignment: alignment.cells)
    return [Fragment(kind: kind, content: content, node: node)]
  }
}

/// Views beside one another.
public nonisolated struct HStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind = Fragment.Kind.stack(
      .horizontal, spacing: spacing.map { Int($0) }, alignment: alignment.cells)
    return [Fragment(kind: kind, content: content, node: node)]
  }
}

/// Views over one another.
public nonisolated struct ZStack<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let alignment: Alignment
  let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .layers(alignment.cells), content: content, node: node)]
  }
}

/// Room that grows along the stack it is in.
public nonisolated struct Spacer: View, PrimitiveView, Sendable {
  public typealias Body = Never
  let minLength: CGFloat?

  public init(minLength: CGFloat? = nil) {
    self.minLength = minLength
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .spacer(minimum: minLength), node: node)]
  }
}

/// A line between views.
public nonisolated struct Divider: View, PrimitiveView, Sendable {
  public typealias Body = Never
  public init() {}

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .divider, node: node)]
  }
}
