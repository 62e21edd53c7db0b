import FoundationEssentials
import Terminal

/// All that a command sees of the world: one value, so that a test can be another world.
struct Context: Sendable {
  var environment: [String: String] = [:]
  /// The working directory, absolute.
  var directory: String
  /// The program's own file, beside which the runtime and the course are looked for.
  var executable: String
  /// The wall clock, started at `$TUTOR_NOW` where that is set.
  var now: @Sendable () -> Date
  var timeZone: TimeZone = .current
  /// Writes to standard output; throws where it is closed or full.
  var emit: @Sendable ([UInt8]) throws -> Void
  /// Writes to standard error, best effort.
  var emitError: @Sendable ([UInt8]) -> Void
  /// The next line of standard input, asked for at a prompt where a person is there to see it.
  var prompt: Prompt
  /// Whether a line can be read without waiting for whoever writes it.
  var hasMoreInput: @Sendable () -> Bool = { true }
  /// Whether a person sits at both ends.
  var isInteractive = false
  /// Whether standard error is a terminal, so that a line there may be written over.
  var showsProgress = false
  /// Whether styles are written.
  var policy = ColorPolicy.plain
  /// The window, or what stands for one.
  var size: @Sendable () -> Console.Size = { Console.Size(columns: 80, rows: 24) }

  func write(_ text: String) throws {
    try emit(Array(text.utf8))
  }

  func complain(_ text: String) {
    emitError(Array(text.utf8))
  }

  /// Where pages are shown.
  var console: Console {
    Console(isTerminal: isInteractive, policy: policy, size: size) { [emit] text in
      try emit(Array(text.utf8))
    }
  }

  /// Writes a text and ends its line.
  func print(_ text: String) throws {
    try write(text + "\n")
  }

  /// A path as a command line means it: relative to the working directory.
  func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : directory + "/" + path
  }
}
