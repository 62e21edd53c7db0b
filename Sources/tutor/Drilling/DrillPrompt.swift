import Flashcards
import LessonEngine
import Terminal

/// The prompt of a drill: every answer is in the log before the next card is shown.
struct DrillPrompt {
  let context: Context
  private let cards: [String: Card]
  private let order: [Card]
  private let log: ReviewLog
  private var session: ReviewSession

  init(context: Context, cards: [Card], log: ReviewLog, session: ReviewSession) {
    self.context = context
    order = cards
    self.cards = Dictionary(cards.map { ($0.id, $0) }) { first, _ in first }
    self.log = log
    self.session = session
  }

  /// Drills until nothing is left or the learner stops.
  mutating func drill() throws -> ExitStatus {
    while true {
      // After an undo the card is there already.
      if session.current == nil, case .nothing(let next) = session.advance(context.moment) {
        try say(next)
        break
      }
      guard let card = session.current.flatMap({ cards[$0] }) else { break }
      try show(pages.front(of: card, counts: session.counts(context.moment)))
      let began = context.moment.instant
      var step = try Answering(context: context, pages: pages).answer(card)
      if case .turned(let suggested) = step { step = try turn(card, suggested) }
      guard try take(step, since: began) else { break }
    }
    try summarize()
    return .done
  }

  private var pages: CardPages {
    CardPages(
      width: max(12, min(context.console.size.columns, 84)), isPlain: context.policy == .plain)
  }

  private func show(_ lines: [StyledText]) throws {
    try context.show(lines + [StyledText()])
  }

  private mutating func keep(_ kind: Event.Kind?) throws {
    guard let kind else { return }
    let now = context.moment
    session.note(try log.append(kind, course: session.course, at: now.instant, day: now.day))
  }

  /// Does what the learner decided; false when the drill is left.
  private mutating func take(_ step: DrillStep, since began: Instant) throws -> Bool {
    switch step {
    case .stop, .turned: return false
    case .undo:
      guard let kind = session.undo() else {
        try context.print("there is no answer to take back")
        return true
      }
      try keep(kind)
    case .suspend:
      if session.isCram { try context.print("a cram writes nothing down, so nothing is suspended") }
      try keep(session.suspend())
    case .graded(let grade):
      let now = context.moment
      let took = max(0, Int(now.instant.milliseconds - began.milliseconds))
      try keep(session.answer(grade, duration: took, now))
    }
    return true
  }

  /// Shows the back, and asks how well the card was remembered.
  private func turn(_ card: Card, _ suggested: Grade?) throws -> DrillStep {
    try show(pages.back(of: card))
    if let choices = session.choices(context.moment) {
      try context.show(pages.grades(choices, suggested: suggested))
    }
    return try grade(suggested)
  }

  /// Asks for a grade; an empty line takes the suggested one.
  private func grade(_ suggested: Grade?) throws -> DrillStep {
    while true {
      guard case .line(let line) = context.prompt.read("grade ▸ ", remembered: false) else {
        return .stop
      }
      let word = line.trimmed.lowercased()
      if let grade = Grade(word) { return .graded(grade) }
      if word.isEmpty, let suggested { return .graded(suggested) }
      if let step = DrillStep(command: word) { return step }
      try context.print(
        word == "?" || word == "help" ? CardPages.help : "grade it: 1 again, 2 hard, 3 good, 4 easy"
      )
    }
  }
}

extension DrillPrompt {
  private func say(_ next: Due?) throws {
    guard session.summary.answers == 0 || next != nil, !session.isCram else { return }
    guard let when = next?.said(at: context.moment) else { return }
    try context.print(
      "Nothing more is due. Next card: \(when). To study ahead: tutor drill --cram")
  }

  private func summarize() throws {
    let summary = session.summary
    guard summary.answers > 0 else { return }
    let cards = summary.answers == 1 ? "1 card" : "\(summary.answers) cards"
    let minutes = (summary.duration + 59_999) / 60_000
    var text =
      "\(cards), \(minutes == 1 ? "1 minute" : "\(minutes) minutes"):"
      + " \(summary.right) right, \(summary.again) again."
    if session.isCram {
      text += " A cram: nothing was written down."
    } else {
      let forecast = Statistics(
        session.history, cards: order.map { ($0.id, $0.topic) }, today: context.moment.day, days: 2
      ).forecast
      text += " Tomorrow: \(forecast[1])."
    }
    try context.print(text)
  }
}

extension Due {
  /// When a card is due, as a person says it: `in 7 min`, `tomorrow`, `on 2030-02-01`.
  func said(at now: ReviewSession.Moment) -> String {
    switch self {
    case .at(let instant):
      "in \(max(1, (instant.milliseconds - now.instant.milliseconds + 59_999) / 60_000)) min"
    case .on(let day): day == now.day.adding(1) ? "tomorrow" : "on \(day)"
    }
  }
}

/// What a learner does with a card.
enum DrillStep: Hashable {
  /// The card is turned; the grade that its answer suggests.
  case turned(suggested: Grade?)
  case graded(Grade)
  case undo, suspend, stop

  /// Reads a command that is the same wherever a card stands.
  init?(command word: String) {
    switch word {
    case "u", "undo": self = .undo
    case "s", "suspend": self = .suspend
    case "quit", "exit", "q": self = .stop
    default: return nil
    }
  }
}

extension String {
  /// The text without outer blanks.
  var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
