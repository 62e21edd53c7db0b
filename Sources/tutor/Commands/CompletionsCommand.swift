/// `tutor completions SHELL`: what a shell needs to complete the tutor's commands.
struct CompletionsCommand: Command {
  static let name = "completions"
  static let help = """
    usage: tutor completions bash|zsh|fish

    Prints what makes a shell complete commands; source it from the shell's profile.
    """

  private enum Shell: String, CaseIterable {
    case bash, zsh, fish
  }

  private let shell: Shell

  init(_ arguments: inout Arguments) throws(UsageError) {
    let word = try arguments.operand("the shell: bash, zsh or fish")
    guard let shell = Shell(rawValue: word) else {
      throw UsageError.invalid("completions are for bash, zsh and fish, not for '\(word)'")
    }
    self.shell = shell
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let names = Commands.all.map { $0.name }.joined(separator: " ")
    switch shell {
    case .bash:
      try context.print("complete -o default -W '\(names)' tutor")
    case .zsh:
      try context.print("compctl -k '(\(names))' + -f tutor")
    case .fish:
      for command in Commands.all {
        try context.print(
          "complete -c tutor -n __fish_use_subcommand -a \(command.name)"
            + " -d '\(command.summary.replacing("'", with: "\\'"))'")
      }
    }
    return .done
  }
}
