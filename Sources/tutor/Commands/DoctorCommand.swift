import FoundationEssentials
import LessonEngine

/// `tutor doctor`: what is installed, what is missing, and where things are.
struct DoctorCommand: Command {
  static let name = "doctor"
  static let help = """
    usage: tutor doctor [--course DIR]

    Says what is installed, what is missing and where things are, and tries the compiler.

      --course DIR  the course in DIR
    """

  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    course = try arguments.option("--course")
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    var status = ExitStatus.done
    func check(_ what: String, or failure: ExitStatus, _ body: () throws -> String) throws {
      do {
        try context.print("✓ \(what): \(try body())")
      } catch let error as OutputError {
        throw error
      } catch {
        try context.print("✗ \(what): \(error)")
        if status == .done { status = failure }
      }
    }

    let searchPath = context.environment["PATH"] ?? ""
    try context.print("tutor \(Tutor.version)")
    try check("Swift", or: .unavailable) {
      let toolchain = try Toolchain(searchPath: searchPath)
      return "\(toolchain.version) in \(toolchain.root)"
    }
    try check("runtime", or: .unavailable) {
      try Runtime(lookingIn: Workshop.runtimeFolders(in: context)).folder
    }
    try check("sandbox", or: .done) {
      let sandbox = try Sandbox(.auto, searchPath: searchPath)
      return sandbox.bubblewrap ?? "none: programs are only limited (install bubblewrap)"
    }
    if status == .done {
      try check("compiling", or: .unavailable) { try SelfTest(in: context).run() }
    }
    try check("course", or: .unreadable) {
      let folder = try CourseFolder(option: course, in: context)
      let course = try folder.read()
      if let first = course.diagnostics.first { throw Diagnostics([first]) }
      return "\(course.title), in \(folder.shown)"
    }
    let places = Places(context)
    try context.print("  progress: \(places.progress)")
    try context.print("  answers:  \(places.database)")
    try context.print("  cache:    \(places.cache)")
    return status
  }
}

/// Compiles and runs one program that needs every hidden flag and a stage.
private struct SelfTest {
  private let workshop: Workshop

  init(in context: Context) throws {
    workshop = try Workshop(in: context)
  }

  func run() throws -> String {
    let text = """
      struct Lamp: View {
        @State private var isOn = false
        var body: some View { Toggle(isOn ? "On" : "Off", isOn: $isOn) }
      }
      #Preview { Lamp() }
      ```
      ```session
      > toggle "Off"
      > texts
      On
      """
    let page = "```swift run name=lamp\n\(text)\n```\n"
    let claims = try Lesson(id: "doctor", path: "doctor.md", bytes: Array(page.utf8)).claims
    let verdicts = try workshop.verifier(isCached: false).verify(claims.programs)
    guard let verdict = verdicts.first else { return "nothing to try" }
    if let failure = verdict.failure { throw SelfTestError(failure: failure) }
    return "a program with views compiles, runs and answers"
  }
}

/// What went wrong with the program that doctor tries.
private struct SelfTestError: Error, CustomStringConvertible {
  var failure: Failure

  var description: String {
    ([failure.headline] + failure.details).joined(separator: "\n    ")
  }
}
