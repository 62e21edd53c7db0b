/// A field whose text is not to be seen: a bullet stands for each letter.
public nonisolated struct SecureField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let text: Binding<String>
  let prompt: Text?
  let label: Label

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.text = text
    self.prompt = prompt
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) {
    node.keepEditor(
      isImmediate: true, isSecure: true, read: { text.wrappedValue },
      write: {
        text.wrappedValue = $0
        return true
      })
    node.declare(label, at: .position(0))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    node.field(labelled: content, prompt: prompt)
  }
}

extension SecureField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }
}
