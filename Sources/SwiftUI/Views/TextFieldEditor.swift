/// What is being typed into a text field.
final class TextFieldEditor {
  private var read: () -> String
  private var write: (String) -> Bool
  /// Whether each letter is written at once; otherwise only when the editing ends.
  private let isImmediate: Bool
  /// Whether what is typed is not to be seen.
  private let isSecure: Bool
  private var draft: String?
  var onSubmit: [() -> Void] = []

  init(
    isImmediate: Bool, isSecure: Bool = false, read: @escaping () -> String,
    write: @escaping (String) -> Bool
  ) {
    self.isImmediate = isImmediate
    self.isSecure = isSecure
    self.read = read
    self.write = write
  }

  /// Takes the bindings of the view's newest value.
  func follow(read: @escaping () -> String, write: @escaping (String) -> Bool) {
    self.read = read
    self.write = write
  }

  /// The text as it is on the screen.
  var text: String { isSecure ? String(repeating: "•", count: content.count) : content }

  private var content: String { draft ?? read() }

  func append(_ letter: Character) { change(to: content + String(letter)) }

  func clear() { change(to: "") }

  private func change(to text: String) {
    if isImmediate { _ = write(text) } else { draft = text }
  }

  /// Whether something has been typed that is not written yet.
  var isPending: Bool { draft != nil }

  /// Ends the editing: what cannot be understood gives way to the value as it is.
  func commit() {
    guard let draft else { return }
    self.draft = nil
    _ = write(draft)
  }

  func submit() {
    commit()
    for action in onSubmit { action() }
  }
}

extension Node {
  /// Keeps the editor of the field that this view is, from one update to the next.
  @MainActor func keepEditor(
    isImmediate: Bool, isSecure: Bool = false, read: @escaping () -> String,
    write: @escaping (String) -> Bool
  ) {
    if let editor = memory as? TextFieldEditor {
      editor.follow(read: read, write: write)
    } else {
      memory = TextFieldEditor(
        isImmediate: isImmediate, isSecure: isSecure, read: read, write: write)
    }
  }

  /// The field that this view is, given what is to be seen of its label.
  @MainActor func field(labelled label: [Fragment], prompt: Text?) -> [Fragment] {
    guard let editor = memory as? TextFieldEditor else { return [] }
    editor.onSubmit = EnvironmentValues(scope: scope, reader: nil).submitActions
    // The title of a field without a prompt is what stands in it while it is empty.
    let title = label.flatMap(\.texts).joined(separator: " ")
    return [
      Fragment(kind: .field(editor, prompt: prompt?.string ?? title, title: title), node: self)
    ]
  }
}
