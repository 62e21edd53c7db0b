/// Views that stay apart from those beside them, so that a container can tell which are which.
///
/// What is to be seen of it is one group, also when there is nothing in it.
nonisolated struct Region<Content: View>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .group, content: content, node: node)]
  }
}

extension [Fragment] {
  /// The contents of the regions that these are, in order.
  var regions: [[Fragment]] { map(\.content) }
}
