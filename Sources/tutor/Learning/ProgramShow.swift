import LessonEngine

/// Runs a lesson's program for a learner, as its page would show it.
struct ProgramShow {
  let workshop: Workshop

  /// What came of a program.
  struct Shown: Hashable {
    /// All lines: commands of a session, what came of each, how it ended.
    var lines: [String] = []
    /// The lines that the program itself gave, as a learner would predict them.
    var given: [String] = []

    mutating func add(_ more: [String]) {
      lines += more
      given += more
    }
  }

  /// Runs a program to its end, or holds its sessions.
  func run(_ program: Program) throws -> Shown {
    try Interruption.watching {
      let bench = try Bench()
      defer { bench.remove() }
      let built = try workshop.build(
        program, in: bench, isCancelled: Interruption.isRequested)
      var shown = Shown()
      if program.claim == .fails || built.run == nil {
        shown.add(built.messages.filter { $0.severity != .note }.map { $0.description })
      }
      guard let run = built.run else { return shown }
      if program.expectations.sessions.isEmpty {
        try complete(run, into: &shown)
      } else {
        for script in program.expectations.sessions { try hold(script, run, into: &shown) }
      }
      if shown.lines.isEmpty { shown.lines = ["(it prints nothing)"] }
      return shown
    }
  }

  private func complete(_ run: ProgramRun, into shown: inout Shown) throws {
    let result = try run.complete(isCancelled: Interruption.isRequested)
    shown.add(TextLines(result.output).lines)
    shown.lines += LogLines(result.errors).lines.map { "log: \($0)" }
    note(result, into: &shown)
  }

  private func hold(
    _ script: SessionScript, _ run: ProgramRun, into shown: inout Shown
  ) throws {
    var run = run
    run.preview = script.preview
    let stage = try StageConnection(run, isCancelled: Interruption.isRequested)
    let launch = stage.launch()
    shown.add(launch.lines)
    var isOver = launch.isOver
    for turn in script.turns {
      if isOver { break }
      shown.lines.append("> \(turn.command.line)")
      let reply = stage.perform(turn.command)
      shown.add(reply.lines)
      if let failure = reply.failure { shown.lines.append(failure.message) }
      isOver = reply.isOver
    }
    let result = stage.finish().result
    shown.add(stage.closing.printed)
    note(result, into: &shown)
  }

  private func note(_ result: ProgramResult, into shown: inout Shown) {
    if let reached = result.reached { shown.lines.append("(\(reached))") }
  }
}
