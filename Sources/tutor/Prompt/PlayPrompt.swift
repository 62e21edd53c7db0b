import LessonEngine
import Pages
import Terminal

/// The prompt in front of a program on stage.
struct PlayPrompt {
  let context: Context
  let workshop: Workshop

  /// Plays until the learner or the program has enough; 1 where something could not be done.
  func play(_ program: Program) throws -> ExitStatus {
    let bench = try Bench()
    defer { bench.remove() }
    let built = try workshop.build(program, in: bench)
    for message in built.messages { context.complain("\(message)\n") }
    guard var run = built.run else { return .found }
    // A person thinks longer than a verification may take; every command has its time anew.
    run.limits.processorSeconds = 600
    let stage = try StageConnection(run)
    let launch = stage.launch()
    try write(launch.lines)
    guard !launch.isOver, stage.hasViews else {
      if !launch.isOver { context.complain("tutor: '\(program.id)' has no views to play with\n") }
      return try end(stage, .found)
    }
    return try converse(with: stage)
  }

  private func converse(with stage: StageConnection) throws -> ExitStatus {
    if context.isInteractive { try draw(stage) }
    var status = ExitStatus.done
    while true {
      let labels = context.isInteractive ? stage.labels() : []
      switch context.prompt.read(
        "play ▸ ", completing: { Self.completions(of: $0, labels: labels) })
      {
      case .end, .line("quit"): return try end(stage, status)
      case .cancelled: continue
      case .line("help"): try context.print(Self.help)
      case .line(let line) where line.allSatisfy(\.isWhitespace): continue
      case .line(let line):
        guard let command = parse(line) else {
          status = .found
          continue
        }
        let reply = stage.perform(command, columns: drawingWidth, marks: context.isInteractive)
        if !context.isInteractive { try context.print("> \(command.line)") }
        try write(reply, to: command)
        if let failure = reply.failure {
          status = .found
          complain(failure)
        }
        if reply.isOver { return try end(stage, .found) }
        if context.isInteractive, command.acts, reply.failure == nil {
          try draw(stage, marks: true)
          let summary = Self.summary(ran: stage.perform(.bodies).shown, printed: reply.printed)
          try context.console.print(
            StyledText(summary).wrapped(to: max(12, context.console.size.columns)))
        }
      }
    }
  }

  private func parse(_ line: String) -> SessionCommand? {
    do throws(SessionCommandError) {
      return try SessionCommand(parsing: line)
    } catch {
      // A question, such as "Did you mean 'tap'?", says what to do by itself.
      let advice = error.message.hasSuffix("?") ? "" : "; 'help' shows how commands are written"
      context.complain("\(error.message)\(advice)\n")
      return nil
    }
  }

  private func complain(_ failure: StageConnection.Reply.Failure) {
    let there = failure.available.map { "\"\($0)\"" }.joined(separator: ", ")
    context.complain(failure.message + (there.isEmpty ? "\n" : "; there is \(there)\n"))
  }

  /// Draws what fits into the window with the prompt: what was used last, or has changed, does.
  private func draw(_ stage: StageConnection, marks: Bool = false) throws {
    let rows = max(3, context.console.size.rows - ScreenPage.frameHeight - Self.wordsHeight)
    let reply = stage.perform(.show, columns: drawingWidth, rows: rows, marks: marks)
    try context.console.print(ScreenPage(reply).lines(width: drawingWidth + 4))
  }

  /// The command, the summary and the next prompt.
  private static let wordsHeight = 3

  private func write(_ reply: StageConnection.Reply, to command: SessionCommand) throws {
    switch command {
    case .show where context.isInteractive:
      try write(reply.printed + reply.log.map { "log: \($0)" })
      try context.show(ScreenPage(reply).lines(width: drawingWidth + 4))
    case .tree where context.isInteractive:
      try write(reply.printed + reply.log.map { "log: \($0)" })
      try context.show(reply.outline(width: max(12, context.console.size.columns)))
    default: try write(reply.lines)
    }
  }

  /// What is left for the drawing within its frame.
  private var drawingWidth: Int { max(12, min(context.console.size.columns, 84) - 4) }

  private func end(_ stage: StageConnection, _ status: ExitStatus) throws -> ExitStatus {
    let result = stage.finish().result
    let rest = stage.closing
    try write(rest.printed + rest.log.map { "log: \($0)" })
    if let reached = result.reached {
      context.complain("tutor: the program was \(reached)\n")
      return .found
    }
    guard result.ending == .exited(0) else {
      context.complain("tutor: the program has ended: \(result.ending.sentence)\n")
      return .found
    }
    return status
  }

  private func write(_ lines: [String]) throws {
    for line in lines { try context.print(line) }
  }
}

extension PlayPrompt {
  /// `ran: Counter (_count)     printed: –`.
  static func summary(ran: [String], printed: [String]) -> String {
    let names = ran.map(short)
    let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
    let first = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let views = first.map { name in
      let count = counts[name] ?? 1
      return count > 1 ? "\(name) × \(count)" : name
    }
    let ran = views.isEmpty ? "–" : views.joined(separator: ", ")
    let lines = printed.count == 1 ? "1 line" : "\(printed.count) lines"
    return "ran: \(ran)     printed: \(printed.isEmpty ? "–" : lines)"
  }

  /// `Counter: @self, _count changed.` as `Counter (@self, _count)`.
  private static func short(_ body: String) -> String {
    guard let colon = body.firstRange(of: ": "), body.hasSuffix(" changed.") else { return body }
    return "\(body[..<colon.lowerBound]) (\(body[colon.upperBound...].dropLast(9)))"
  }

  /// Whole lines that a line may become: commands first, then labels in quotes.
  static func completions(of line: String, labels: [String]) -> [String] {
    let words = SessionCommand.names + ["help", "quit"]
    guard let blank = line.lastIndex(where: { $0 == " " || $0 == "\"" }),
      let command = line.split(separator: " ").first
    else { return words.filter { $0.hasPrefix(line) } }
    // A label begins at its quote, and may hold blanks.
    let start = line.firstIndex(of: "\"") ?? line.index(after: blank)
    let written = line[start...].drop { $0 == "\"" }
    guard SessionCommand.names.contains(String(command)),
      command != "type" || line.contains(" into ")
    else { return [] }
    return labels.filter { $0.hasPrefix(written) }.map { line[..<start] + "\"\($0)\"" }
  }

  static let help = """
    tap LABEL · toggle LABEL · increment LABEL · decrement LABEL
    type "TEXT" into LABEL · clear LABEL · submit LABEL
    choose "OPTION" in LABEL · set VALUE in LABEL · back · dismiss
    wait 50ms · texts · show · tree · bodies · rerun VIEW · quit
    LABEL is what the control says, in quotes; "…" #2 is the second of its name.
    """
}

extension SessionCommand {
  /// Whether the command does something to the program, rather than look at it.
  fileprivate var acts: Bool {
    switch self {
    case .texts, .show, .tree, .bodies: false
    default: true
    }
  }
}

extension ProgramResult.Ending {
  fileprivate var sentence: String {
    switch self {
    case .exited(let status): "it ended with status \(status)"
    case .trapped: "it trapped"
    case .killed(let signal): "it was ended by signal \(signal)"
    }
  }
}
