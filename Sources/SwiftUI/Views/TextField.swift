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

  @MainActor func declareChildren(in node: Node) {
    if let editor = node.memory as? TextFieldEditor {
      editor.follow(read: read, write: write)
    } else {
      node.memory = TextFieldEditor(isImmediate: isImmediate, read: read, write: write)
    }
    node.declare(label, at: .position(0))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    guard let editor = node.memory as? TextFieldEditor else { return [] }
    editor.onSubmit = EnvironmentValues(scope: node.scope, reader: nil).submitActions
    // The title of a field without a prompt is what stands in it while it is empty.
    let title = content.flatMap(\.texts).joined(separator: " ")
    return [
      Fragment(kind: .field(editor, prompt: prompt?.string ?? title, title: title), node: node)
    ]
  }
}

extension TextField where Label == Text {
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text: text) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleKey) }
  }

  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
    self.init(text: text) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text: text) { Text(title) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(title) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(value: value, format: format, prompt: prompt) { Text(title) }
  }
}

private enum SubmitActionsKey: EnvironmentKey {
  static var defaultValue: [() -> Void] { [] }
}

extension EnvironmentValues {
  /// What is done when return is pressed in a field inside.
  var submitActions: [() -> Void] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }
}

extension View {
  /// Runs `action` when return is pressed in a text field inside.
  public nonisolated func onSubmit(_ action: @escaping () -> Void) -> some View {
    transformEnvironment(\.submitActions) { $0.insert(action, at: 0) }
  }
}
