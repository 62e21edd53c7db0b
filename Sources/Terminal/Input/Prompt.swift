/// Asks for one line after another, at a terminal or from any other input.
public struct Prompt: Sendable {
  private let next: @Sendable (Request) -> Event

  /// What came instead of, or as, a line.
  public enum Event: Hashable, Sendable {
    case line(String)
    /// Ctrl-C: the line that was being typed is given up.
    case cancelled
    /// The end of the input: Ctrl-D on an empty line, or the end of a file.
    case end
  }

  /// Offers whole texts that the line up to the cursor could become, inserted as they are; what
  /// does not begin with that line is left out.
  public typealias Completer = @Sendable (_ lineToCursor: String) -> [String]

  /// What is asked for.
  public struct Request: Sendable {
    public var prompt: StyledText
    public var isRemembered: Bool
    public var completer: Completer
  }

  /// Makes a prompt that a closure answers: for tests, and for other inputs.
  public init(_ next: @escaping @Sendable (Request) -> Event) {
    self.next = next
  }

  /// A prompt that takes the lines of an input nobody watches, and shows nothing.
  public static func lines(_ readLine: @escaping @Sendable () -> String?) -> Prompt {
    Prompt { _ in readLine().map(Event.line) ?? .end }
  }

  /// Reads one line; what is not to be remembered, as an answer to a question, joins no history.
  public func read(
    _ prompt: StyledText, remembered isRemembered: Bool = true,
    completing completer: @escaping Completer = { _ in [] }
  ) -> Event {
    next(Request(prompt: prompt, isRemembered: isRemembered, completer: completer))
  }
}
