import Glibc
import LessonEngine

/// The program: reads the command line, runs the command, and alone prints errors and exits.
@main
enum Tutor {
  static let version = "0.1.0"

  static func main() async {
    var status = ExitStatus.usage
    do {
      let context = try Context.ofProcess()
      status = await run(Array(CommandLine.arguments.dropFirst()), in: context)
    } catch {
      Context.complainOfProcess("tutor: \(error)\n")
    }
    exit(status.rawValue)
  }

  /// Runs a command line in a world; what goes wrong is said on its standard error.
  static func run(_ words: [String], in context: Context) async -> ExitStatus {
    do {
      guard let first = words.first else { return try await HomeCommand().run(in: context) }
      switch first {
      case "--version":
        try context.print("tutor \(version)")
        return .done
      case "--help", "-h":
        var none = Arguments([])
        return try HelpCommand(&none).run(in: context)
      case let option where option.hasPrefix("-"):
        throw UsageError.unknownOption(
          option, suggestion: suggestion(for: option, among: ["--version", "--help"]))
      default:
        let command = try Commands.named(first)
        let rest = Array(words.dropFirst())
        if rest.prefix(while: { $0 != "--" }).contains(where: ["--help", "-h"].contains) {
          try context.print(command.help)
          return .done
        }
        var arguments = Arguments(rest)
        let parsed = try command.init(&arguments)
        return try await parsed.run(in: context)
      }
    } catch {
      return report(error, of: words.first, to: context)
    }
  }

  private static func report(
    _ error: any Error, of command: String?, to context: Context
  ) -> ExitStatus {
    switch error {
    case let error as UsageError:
      let topic = Commands.all.contains { $0.name == command } ? command : nil
      let more = topic.map { "See 'tutor help \($0)'." } ?? "See 'tutor help'."
      context.complain("tutor: \(error)\n\(more)\n")
      return .usage
    case OutputError.closed:
      // Silent, as every program is whose reader has seen enough.
      return .file
    case let error as Diagnostics:
      context.complain("\(error)\n")
      return .unreadable
    default:
      context.complain("tutor: \(error)\n")
      return status(of: error)
    }
  }

  private static func status(of error: any Error) -> ExitStatus {
    switch error {
    case is CourseError: .unreadable
    case is ToolchainError, is SandboxError: .unavailable
    default: .file
    }
  }
}
