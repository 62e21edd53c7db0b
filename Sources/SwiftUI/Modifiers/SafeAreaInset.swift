/// One of a view's upper and lower sides.
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
  case top, bottom

  /// Some of a view's upper and lower sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let bottom = Set(rawValue: 2)
    public static let all: Set = [.top, .bottom]
  }
}

/// A view with another one at a side of it.
nonisolated struct InsetView<Content: View, Inset: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content
  let inset: Inset
  let axis: StackAxis
  let isBefore: Bool

  @MainActor func declareChildren(in node: Node) {
    if isBefore { node.declare(inset, at: .position(1)) }
    node.declare(content, at: .position(0))
    if !isBefore { node.declare(inset, at: .position(1)) }
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .stack(axis, spacing: nil, alignment: .leading), content: content, node: node)]
  }
}

extension View {
  /// Shows another view above or below this one, where it stays.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(content: self, inset: content(), axis: .vertical, isBefore: edge == .top)
  }

  /// Shows another view beside this one, where it stays.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    InsetView(content: self, inset: content(), axis: .horizontal, isBefore: edge == .leading)
  }
}
