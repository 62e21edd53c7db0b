/// A field for a long text; it has no label, so that a session names it by its accessibility label.
public nonisolated struct TextEditor: View, PrimitiveView {
  public typealias Body = Never
  let text: Binding<String>

  public init(text: Binding<String>) {
    self.text = text
  }

  @MainActor func declareChildren(in node: Node) {
    node.keepEditor(
      isImmediate: true, read: { text.wrappedValue },
      write: {
        text.wrappedValue = $0
        return true
      })
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    node.field(labelled: [], prompt: nil)
  }
}
