/// What is being typed into a text field.
final class TextFieldEditor {
  private var read: () -> String
  private var write: (String) -> Bool
  /// Whether each letter is written at once; otherwise only when the editing ends.
  private let isImmediate: Bool
  private var draft: String?
  var onSubmit: [() -> Void] = []

  init(isImmediate: Bool, read: @escaping () -> String, write: @escaping (String) -> Bool) {
    self.isImmediate = isImmediate
    self.read = read
    self.write = write
  }

  /// Takes the bindings of the view's newest value.
  func follow(read: @escaping () -> String, write: @escaping (String) -> Bool) {
    self.read = read
    self.write = write
  }

  var text: String { draft ?? read() }

  func append(_ letter: Character) { change(to: text + String(letter)) }

  func clear() { change(to: "") }

  private func change(to text: String) {
    if isImmediate { _ = write(text) } else { draft = text }
  }

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
