/// A view whose identity is a value: another value is another view.
nonisolated struct IDView<Content: View, ID: Hashable>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let id: ID

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .id(AnyHashable(id), repetition: 0))
  }
}

extension View {
  /// Gives the view an identity of its own.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> some View {
    IDView(content: self, id: id)
  }
}
