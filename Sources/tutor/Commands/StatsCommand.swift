import Flashcards
import FoundationEssentials
import LessonEngine
import Terminal

/// `tutor stats`: how it goes.
struct StatsCommand: Command {
  static let name = "stats"
  static let help = """
    usage: tutor stats [--json] [--course DIR]

    Says how it goes: what is due, what is remembered, and which topics are not.

      --json        as JSON, for programs; "reviews" counts the answers that stand
      --course DIR  the course in DIR
    """

  private let isJSON: Bool
  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    isJSON = try arguments.flag("--json")
    course = try arguments.option("--course")
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let course = try CourseFolder(option: course, in: context).read()
    let cards = course.decks.flatMap { $0.readable?.cards ?? [] }
    let history = History(try ReviewLog(in: context).events(course: course.id))
    let today = context.moment.day
    let figures = Figures(
      Statistics(history, cards: cards.map { ($0.id, $0.topic) }, today: today), today: today)
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try context.print(String(decoding: try encoder.encode(figures), as: UTF8.self))
    } else {
      try context.show(figures.lines(width: max(12, min(context.console.size.columns, 84))))
    }
    return .done
  }
}

/// The figures of `stats`, for people and for programs.
struct Figures: Codable, Hashable {
  struct Recall: Codable, Hashable {
    var right: Int
    var total: Int
    /// Nil where there is nothing to count.
    var share: Double?
  }

  struct Topic: Codable, Hashable {
    var name: String
    var recall: Recall
  }

  struct Due: Codable, Hashable {
    var day: String
    var cards: Int
  }

  struct Cards: Codable, Hashable {
    var new: Int
    var learning: Int
    var review: Int
    var suspended: Int
  }

  /// The answers that stand.
  var reviews: Int
  var retention: Recall
  var topics: [Topic]
  var due: [Due]
  var streak: Int
  var cards: Cards

  init(_ statistics: Statistics, today: Day) {
    reviews = statistics.reviews
    retention = Recall(statistics.recall)
    topics = statistics.topics.map { Topic(name: $0.name, recall: Recall($0.recall)) }
    due = statistics.forecast.enumerated().map { ahead, count in
      Due(day: today.adding(ahead).description, cards: count)
    }
    streak = statistics.streak
    cards = Cards(
      new: statistics.cards.new, learning: statistics.cards.learning,
      review: statistics.cards.review, suspended: statistics.cards.suspended)
  }

  func lines(width: Int) -> [StyledText] {
    var lines = [
      StyledText("reviews    \(reviews)" + (streak > 1 ? ", \(streak) days in a row" : "")),
      StyledText(
        "cards      \(cards.new) new, \(cards.learning) learning, \(cards.review) in review"
          + (cards.suspended > 0 ? ", \(cards.suspended) suspended" : "")),
      StyledText("due        " + due.enumerated().map(Self.day).joined(separator: " · ")),
      StyledText("retention  " + retention.text + (retention.total > 0 ? " (wanted 90 %)" : "")),
    ]
    let room = topics.map(\.name.displayWidth).max() ?? 0
    for topic in topics where topic.recall.total > 0 {
      let tenths = Int(((topic.recall.share ?? 0) * 20).rounded())
      let bar = String(repeating: "█", count: tenths) + String(repeating: "░", count: 20 - tenths)
      lines.append(
        StyledText("  ") + StyledText(topic.name).padded(to: room) + "  \(bar) "
          + StyledText(topic.recall.text))
    }
    return lines.flatMap { $0.wrapped(to: width) }
  }

  private static func day(_ index: Int, _ due: Due) -> String {
    "\(index == 0 ? "today" : String(due.day.suffix(5))) \(due.cards)"
  }
}

extension Figures.Recall {
  init(_ ratio: Statistics.Ratio) {
    self.init(right: ratio.right, total: ratio.total, share: ratio.share)
  }

  fileprivate var text: String {
    guard let share else { return "nothing asked again yet" }
    return "\(Int((share * 100).rounded())) % of \(total) reviews"
  }
}
