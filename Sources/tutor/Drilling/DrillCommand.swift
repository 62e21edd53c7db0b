import Flashcards
import FoundationEssentials
import LessonEngine

/// `tutor drill`: asks the cards that are due.
struct DrillCommand: Command {
  static let name = "drill"
  static let help = """
    usage: tutor drill [DECK…] [--options]

    Drills the cards that are due: think or write, turn the card, grade yourself.
    Without a terminal: a line of standard input an answer; an empty line turns the card, then
    again, hard, good, easy or 1 to 4; undo, quit.

      --topic T      only cards of the topic T
      --kind K       only cards of a kind: recall, write, trick or interview
      --new N        at most N new cards a day (20)
      --limit N      stops after N answers
      --cram         asks every card once, whatever is due, and writes nothing down
      --course DIR   the course in DIR
    """

  private let decks: [String]
  private let topic: String?
  private let kind: Card.Kind?
  private let new: Int?
  private let limit: Int?
  private let isCram: Bool
  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    topic = try arguments.option("--topic")
    kind = try arguments.choice("--kind", as: Card.Kind.self)
    new = try arguments.count("--new")
    limit = try arguments.count("--limit")
    isCram = try arguments.flag("--cram")
    course = try arguments.option("--course")
    decks = arguments.operands()
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let course = try CourseFolder(option: course, in: context).read()
    let progress = try ProgressFile(path: Places(context).progress).read()
    progress.warn(in: context)
    let chosen = try CardChoice(decks: decks, topic: topic, kind: kind)
      .cards(of: course, place: progress.progress[course: course.id])
    guard !chosen.isEmpty else {
      try context.print(Self.nothingOpen(in: course, named: decks))
      return .done
    }
    let log = try ReviewLog(in: context)
    let history = History(try log.events(course: course.id))
    var limits = history.limits
    if let new { limits.new = new }
    var options = SchedulerOptions()
    if let weights = history.weights { options.weights = try Weights(weights) }
    let session = ReviewSession(
      course: course.id, cards: chosen.map(\.id), history: history, limits: limits,
      scheduler: try Scheduler(options), limit: limit, isCram: isCram)
    var prompt = DrillPrompt(context: context, cards: chosen, log: log, session: session)
    return try prompt.drill()
  }

  private static func nothingOpen(in course: Course, named decks: [String]) -> String {
    guard decks.isEmpty, let lesson = course.lessons.first(where: { !$0.decks.isEmpty }),
      let deck = lesson.decks.first
    else { return "no card is like that; 'tutor list' shows decks and topics" }
    return "no deck is open yet: 'tutor learn \(lesson.id)' opens its own,"
      + " or name one: 'tutor drill \(deck)'"
  }
}

extension ReviewLog {
  /// Opens the learner's log, and makes it where there is none.
  convenience init(in context: Context) throws {
    let places = Places(context)
    do {
      try FileManager.default.createDirectory(
        atPath: places.data, withIntermediateDirectories: true)
    } catch {
      throw FileError(attempt: "make the folder", path: places.data, reason: "\(error)")
    }
    try self.init(path: places.database, newDevice: UUID().uuidString)
  }
}

extension Context {
  /// Now, as the log wants it.
  var moment: ReviewSession.Moment {
    let instant = Instant(milliseconds: Int64((now().timeIntervalSince1970 * 1000).rounded()))
    return ReviewSession.Moment(instant, day: Day(of: instant, in: timeZone))
  }
}
