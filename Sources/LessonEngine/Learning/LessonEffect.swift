public import Markdown

/// What has to be done for a learner: the session decides it, the prompt does it.
public enum LessonEffect: Hashable, Sendable {
  /// Show the lesson's introduction.
  case introduce
  /// Show the step at an index, its open question included.
  case show(Int)
  case showCode(Int)
  case listSteps
  /// Ask a question again.
  case ask(Question)
  /// Say what the choice deserves to hear.
  case reply(isRight: Bool, [[Block]])
  /// Show what follows a question that was answered right, to the next open question.
  case goOn(step: Int, after: Question)
  /// Run a program and show what comes of it.
  case run(String)
  case play(String)
  /// Ask for the lines that a program will print.
  case beginPrediction(String)
  /// Run a program and show its lines against the predicted ones.
  case compare(program: String, predicted: [String])
  case hint(Section, number: Int, count: Int)
  case reveal(Section)
  /// Drill the lesson's decks.
  case drill
  case help
  case say(LessonRemark)
  /// Note that a step is where the learner is.
  case keep(step: String)
  /// Note that a step is done.
  case finish(step: String)
  case quit
}

/// A sentence that answers a command.
public enum LessonRemark: Hashable, Sendable, CustomStringConvertible {
  case unknown(String, suggestion: String?)
  case noStep(String, suggestion: String?)
  case noProgram(String, suggestion: String?)
  case nothingToRun, noHint, noMoreHints, noAnswer, firstStep, noSteps, lessonDone
  case predictionDropped

  public var description: String {
    switch self {
    case .unknown(let word, let near):
      "unknown command '\(word)'" + Self.hint(near, else: "'help' lists them")
    case .noStep(let name, let near):
      name.isEmpty
        ? "goto needs a step's number or id; 'steps' lists them"
        : "there is no step '\(name)'" + Self.hint(near, else: "'steps' lists them")
    case .noProgram(let name, let near):
      "this lesson has no such program '\(name)'" + Self.hint(near, else: "see 'tutor list --json'")
    case .nothingToRun: "this step has no program for that"
    case .noHint: "this step has no hint"
    case .noMoreHints: "that was the last hint; 'answer' shows the answer"
    case .noAnswer: "this step has no answer to show"
    case .firstStep: "this is the first step"
    case .noSteps: "this lesson has no steps"
    case .lessonDone: "that was the last step; 'cards' drills what the lesson taught"
    case .predictionDropped: "prediction given up"
    }
  }

  private static func hint(_ near: String?, else other: String) -> String {
    near.map { ". Did you mean '\($0)'?" } ?? "; \(other)"
  }
}
