/// Controls for settings, in rows.
public nonisolated struct Form<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let rows = ListRows(container: node)
    return [Fragment(kind: .list, content: rows.prepared(content), node: node)]
  }
}
