import FoundationEssentials
import LessonEngine

/// `tutor lint`: everything that can be found without compiling.
struct LintCommand: Command {
  static let name = "lint"
  static let help = """
    usage: tutor lint [PATH…] [--course DIR]

    Finds what can be found without compiling, in a course, a folder or a Markdown file.

      --course DIR  the course in DIR, where no PATH is given
    """

  private let paths: [String]
  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    course = try arguments.option("--course")
    paths = arguments.operands()
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let paths =
      paths.isEmpty ? [try CourseFolder(option: course, in: context).shown] : paths
    var found: [Diagnostic] = []
    for path in paths { found += try MarkdownFiles(path, in: context).diagnostics }
    for diagnostic in found { try context.print(diagnostic.description) }
    return found.contains { $0.severity == .error } ? .found : .done
  }
}
