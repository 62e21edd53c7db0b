import FoundationEssentials

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
  /// The next line of standard input without its end; nil at its end.
  var readLine: @Sendable () -> String?
  /// Whether a person sits at both ends.
  var isInteractive = false

  func write(_ text: String) throws {
    try emit(Array(text.utf8))
  }

  func complain(_ text: String) {
    emitError(Array(text.utf8))
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
