import FoundationEssentials
import LessonEngine
import Terminal

/// `tutor list`: the lessons and decks of the course.
struct ListCommand: Command {
  static let name = "list"
  static let help = """
    usage: tutor list [--json] [--course DIR]

    Lists the lessons and decks of the course.

      --json        as JSON, for programs
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
    let listing = Listing(try CourseFolder(option: course, in: context).read())
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      try context.print(String(decoding: try encoder.encode(listing), as: UTF8.self))
    } else {
      try context.show(listing.lines)
    }
    return .done
  }
}

/// What a course holds, for people and for programs.
struct Listing: Codable, Hashable {
  struct Lesson: Codable, Hashable {
    var id: String
    var title: String?
    var minutes: Int
    var requires: [String]
    var decks: [String]
    var steps: [Step]
    var error: String?
  }

  struct Step: Codable, Hashable {
    var id: String
    var title: String
    var programs: [String]
  }

  struct Deck: Codable, Hashable {
    var id: String
    var title: String?
    var cards: Int
    var topics: [String]
    var error: String?
  }

  var course: String
  var title: String
  var lessons: [Lesson]
  var decks: [Deck]

  init(_ course: Course) {
    self.course = course.id
    title = course.title
    lessons = course.lessons.map { entry in
      Lesson(
        id: entry.id, title: entry.readable?.title, minutes: entry.minutes,
        requires: entry.requires, decks: entry.decks,
        steps: entry.readable?.steps.map {
          Step(id: $0.id, title: $0.title, programs: $0.programs)
        } ?? [],
        error: entry.content.problem)
    }
    decks = course.decks.map { entry in
      var topics: [String] = []
      for topic in entry.readable?.cards.compactMap(\.topic) ?? [] where !topics.contains(topic) {
        topics.append(topic)
      }
      return Deck(
        id: entry.id, title: entry.readable?.title, cards: entry.readable?.cards.count ?? 0,
        topics: topics, error: entry.content.problem)
    }
  }

  var lines: [StyledText] {
    var lines = [title, ""]
    for lesson in lessons {
      let steps = lesson.steps.count == 1 ? "1 step" : "\(lesson.steps.count) steps"
      let facts = lesson.minutes > 0 ? "\(steps), \(lesson.minutes) min" : steps
      lines.append("lesson \(lesson.id): \(lesson.title ?? "cannot be read") (\(facts))")
      if let error = lesson.error { lines.append("  " + error) }
      lines += lesson.steps.map { "  \($0.id)  \($0.title)" }
    }
    for deck in decks {
      let cards = deck.cards == 1 ? "1 card" : "\(deck.cards) cards"
      lines.append("deck \(deck.id): \(deck.title ?? "cannot be read") (\(cards))")
      if let error = deck.error { lines.append("  " + error) }
      if !deck.topics.isEmpty { lines.append("  topics: " + deck.topics.joined(separator: ", ")) }
    }
    return lines.map { StyledText($0) }
  }
}

extension Result where Failure == Diagnostics {
  /// The first thing that is wrong, as the compiler would say it.
  fileprivate var problem: String? {
    if case .failure(let found) = self { found.all.first?.description } else { nil }
  }
}
