import Flashcards
import Terminal

/// `tutor fsrs replay`: the scheduler, for programs.
struct FSRSCommand: Command {
  static let name = "fsrs"
  static let help = """
    usage: tutor fsrs replay

    Replays answers from standard input: a JSON object a line in, a card's states a line out.
    In: {"parameters"?, "desiredRetention"?, "learningSteps"?, "relearningSteps"?,
    "maximumInterval"?, "reviews": [[grade, elapsedDays], …]}; steps are in seconds.
    Out: {"states": [{"state", "step", "stability", "difficulty", "retrievability", "interval"}, …]},
    or {"error": …} for a line that cannot be read, with status 65 at the end.
    """

  init(_ arguments: inout Arguments) throws(UsageError) {
    let word = try arguments.operand("what to do: replay")
    guard word == "replay" else {
      throw UsageError.invalid("'\(word)' is nothing that 'fsrs' does: it does 'replay'")
    }
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    var status = ExitStatus.done
    var pending = ""
    while case .line(let line) = context.prompt.read("") {
      let replay = Replay(line: line)
      if replay.isError { status = .unreadable }
      pending += replay.line
      pending += "\n"
      // Whoever waits for this answer before asking again must get it now.
      if pending.utf8.count > 1 << 16 || !context.hasMoreInput() {
        try context.write(pending)
        pending = ""
      }
    }
    try context.write(pending)
    return status
  }
}
