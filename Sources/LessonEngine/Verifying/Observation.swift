/// What a program did when it was compiled and run.
///
/// It is everything that a verdict needs, and nothing that is expected: it can be kept, and judged
/// again when an expectation changes.
public struct Observation: Hashable, Sendable, Codable {
  /// What the compiler said.
  public var messages: [CompilerMessage]
  public var isCompiled: Bool
  /// The run without a session; nil where the program was not compiled or has sessions.
  public var run: Run?
  /// The conversations, in the order of the program's scripts.
  public var sessions: [Session]
  /// Whether the program was linked by itself.
  public var isLinkedAlone: Bool
  /// What kept the program from being run at all.
  public var obstacle: String?

  /// How a program ended, and what it printed.
  public struct Run: Hashable, Sendable, Codable {
    public var printed: [String]
    public var log: [String]
    public var ending: Ending
    public var stop: String?
    /// Whether the program left before its stage was done: it was then not seen to the end.
    public var leftEarly = false
  }

  public enum Ending: Hashable, Sendable, Codable {
    case exited(Int)
    case trapped
    case killed(signal: Int)
  }

  /// A conversation: what came of the launch, and of each command that was reached.
  public struct Session: Hashable, Sendable, Codable {
    public var opening: [String]
    public var turns: [Turn]
    /// What was printed after the last command.
    public var closing: [String]
    public var end: Run
    public var hasViews: Bool
  }

  public struct Turn: Hashable, Sendable, Codable {
    public var lines: [String]
    public var failure: String?
    public var available: [String]
  }
}
