import Foundation

/// A field to type in.
public nonisolated struct TextField<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let prompt: Text?
  let isImmediate: Bool
  let read: () -> String
  let write: (String) -> Bool

  private init(
    isImmediate: Bool, prompt: Text?, read: @escaping () -> String,
    write: @escaping (String) -> Bool, label: Label
  ) {
    self.isImmediate = isImmediate
    self.prompt = prompt
    self.read = read
    self.write = write
    self.label = label
  }

  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(
      isImmediate: true, prompt: prompt, read: { text.wrappedValue },
      write: {
        text.wrappedValue = $0
        return true
      }, label: label())
  }

  /// A field for a value: it is written when the editing ends, if it can be understood.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let format = format.locale(.unitedStates)
    self.init(
      isImmediate: false, prompt: prompt, read: { format.format(value.wrappedValue) },
      write: { text in
        guard let parsed = try? format.parseStrategy.parse(text) else { return false }
        value.wrappedValue = parsed
        return true
      }, label: label())
  }

  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    let format = format.locale(.unitedStates)
    self.init(
      isImmediate: false, prompt: prompt,
      read: { value.wrappedValue.map(format.format) ?? "" },
      write: { text in
        value.wrappedValue = try? format.parseStrategy.parse(text)
        return true
      }, label: label())
  }

  /// A field for a value that a formatter writes and reads.
  public init<V>(
    value: Binding<V>, formatter: some _FieldFormatter, prompt: Text? = nil,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      isImmediate: false, prompt: prompt, read: { formatter.string(for: value.wrappedValue) ?? "" },
      write: { text in
        guard let parsed = formatter._value(of: text) as? V else { return false }
        value.wrappedValue = parsed
        return true
      }, label: label())
  }

  @MainActor func declareChildren(in node: Node) {
    node.keepEditor(isImmediate: isImmediate, read: read, write: write)
    node.declare(label, at: .position(0))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    node.field(labelled: content, prompt: prompt)
  }
}

extension TextField {
  /// A field that grows along `axis`; on a stage it takes one line all the same.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) {
    self.init(text: text, prompt: prompt, label: label)
  }
}
