import LessonEngine

/// `tutor play`: a program's views on stage.
struct PlayCommand: Command {
  static let name = "play"
  static let help = """
    usage: tutor play FILE.swift | LESSON#NAME [--sandbox auto|required|none] [--course DIR]

    Puts a program's views on stage: the screen drawn, and tap, type, bodies, … at a prompt.
    Without a terminal the commands come from standard input, and what is printed is a session.

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
    return try PlayPrompt(context: context, workshop: workshop).play(program)
  }
}
