/// What a learner can say while taking a lesson.
public enum LessonCommand: String, Hashable, Sendable, CaseIterable {
  case next, back, goto, again, steps, code, predict, run, play, hint, answer, cards, help, quit

  /// How the command is written.
  public var usage: String {
    switch self {
    case .goto: "goto STEP"
    case .run, .play, .predict: "\(rawValue) [NAME]"
    default: rawValue
    }
  }

  /// What it does, in a few words.
  public var summary: String {
    switch self {
    case .next: "on to the next step (an empty line, too)"
    case .back: "the step before"
    case .goto: "a step by its number or id"
    case .again: "this step once more"
    case .steps: "all steps"
    case .code: "the step's programs, whole"
    case .predict: "write what a program will print, then see"
    case .run: "run the step's program"
    case .play: "put it on stage: tap, type, look"
    case .hint: "a hint, one at a time"
    case .answer: "the answer or solution"
    case .cards: "drill the lesson's cards"
    case .help: "this list"
    case .quit: "leave; the place is kept"
    }
  }
}
