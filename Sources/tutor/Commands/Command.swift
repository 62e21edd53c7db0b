import LessonEngine

/// One command of `tutor`: read from the command line, then run.
protocol Command: Sendable {
  static var name: String { get }
  /// The usage line, an empty line, a sentence, then the options.
  static var help: String { get }
  init(_ arguments: inout Arguments) throws(UsageError)
  func run(in context: Context) async throws -> ExitStatus
}

extension Command {
  /// The first sentence after the usage line, as the list of commands shows it.
  static var summary: String {
    let paragraph = help.split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.isEmpty }.dropFirst().prefix { !$0.isEmpty }.joined(separator: " ")
    guard let stop = paragraph.firstRange(of: ". ") else { return paragraph }
    return String(paragraph[..<stop.lowerBound]) + "."
  }
}

/// Every command there is, in the order of help.
enum Commands {
  static let all: [any Command.Type] = [
    LearnCommand.self, DrillCommand.self, PlayCommand.self, RunCommand.self, VerifyCommand.self,
    LintCommand.self, ListCommand.self, StatsCommand.self, FSRSCommand.self, DoctorCommand.self,
    CompletionsCommand.self, HelpCommand.self,
  ]

  /// The command with a name.
  static func named(_ name: String) throws(UsageError) -> any Command.Type {
    for command in all where command.name == name { return command }
    let names = all.map { $0.name }
    throw UsageError.unknownCommand(name, suggestion: suggestion(for: name, among: names))
  }
}
