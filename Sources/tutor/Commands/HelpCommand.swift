/// `tutor help [COMMAND]`.
struct HelpCommand: Command {
  static let name = "help"
  static let help = """
    usage: tutor help [COMMAND]

    Explains a command, or lists them all.
    """

  private let command: (any Command.Type)?

  init(_ arguments: inout Arguments) throws(UsageError) {
    let name = arguments.operand()
    try arguments.finish()
    if let name { command = try Commands.named(name) } else { command = nil }
  }

  func run(in context: Context) throws -> ExitStatus {
    try context.print(command?.help ?? Self.overview)
    return .done
  }

  private static var overview: String {
    let width = Commands.all.map { $0.name.count }.max() ?? 0
    let rows = Commands.all.map { command in
      "  " + command.name + String(repeating: " ", count: width - command.name.count + 2)
        + command.summary
    }
    return """
      usage: tutor [COMMAND] [operands] [--options]

      Teaches SwiftUI's state in a terminal, with the real Swift compiler.
      Without a command: where you are and what is due.

      \(rows.joined(separator: "\n"))

      'tutor help COMMAND' says the rest; 'tutor --version' which tutor this is.
      """
  }
}
