/// What a line is asked for with.
struct Prompt: Sendable {
  var text: String
  /// What the words at the end of a line may become; each is a whole line.
  var complete: @Sendable (String) -> [String] = { _ in [] }

  init(_ text: String, complete: @escaping @Sendable (String) -> [String] = { _ in [] }) {
    self.text = text
    self.complete = complete
  }
}

/// What came of asking for a line.
enum Input: Hashable, Sendable {
  case line(String)
  /// Ctrl-C.
  case interrupted
  /// Ctrl-D, or the end of standard input.
  case end
}
