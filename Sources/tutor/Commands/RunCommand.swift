import LessonEngine

/// `tutor run`: compiles and runs a program.
struct RunCommand: Command {
  static let name = "run"
  static let help = """
    usage: tutor run FILE.swift… | LESSON#NAME [--sandbox auto|required|none] [--course DIR]

    Compiles and runs a program; its output, its exit status.

      --sandbox HOW  contain it: auto (where bubblewrap works), required or none
      --course DIR   the course in DIR
    """

  private let operands: [String]
  private let sandbox: Sandbox.Wish
  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    sandbox = try arguments.choice("--sandbox", as: Sandbox.Wish.self) ?? .auto
    course = try arguments.option("--course")
    let first = try arguments.operand("a Swift file or LESSON#NAME")
    operands = [first] + arguments.operands()
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let program = try NamedProgram.reading(operands, course: course, in: context)
    let workshop = try Workshop(in: context, sandbox: sandbox)
    let bench = try Bench()
    defer { bench.remove() }
    let built = try workshop.build(program, in: bench)
    for message in built.messages where message.severity != .note || built.run == nil {
      context.complain("\(message)\n")
    }
    guard let run = built.run else { return .found }
    let result = try run.complete(
      onOutput: { try? context.emit(Array($0)) }, onErrors: { context.emitError(Array($0)) })
    if let reached = result.reached {
      context.complain("tutor: the program was \(reached)\n")
      return .found
    }
    switch result.ending {
    case .exited(let status): return ExitStatus(rawValue: status)
    // As a shell says it: 128 and the signal's number, SIGTRAP's being 5.
    case .trapped: return ExitStatus(rawValue: 128 + 5)
    case .killed(let signal): return ExitStatus(rawValue: 128 + signal)
    }
  }
}
