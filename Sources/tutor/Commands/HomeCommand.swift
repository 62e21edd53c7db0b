import Flashcards
import FoundationEssentials
import LessonEngine
import Pages
import Terminal

/// `tutor` alone: where the learner is, what is due, and what to do next.
struct HomeCommand {
  func run(in context: Context) async throws -> ExitStatus {
    let course = try CourseFolder(option: nil, in: context).read()
    try summarize(course, in: context)
    guard context.isInteractive else { return .done }
    try context.print("continue · learn LESSON · drill · list · help · quit")
    while true {
      switch context.prompt.read(
        "tutor ▸ ", completing: { Self.completions(of: $0, in: course) })
      {
      case .end:
        try context.print("")
        return .done
      case .cancelled: continue
      case .line(let line):
        let words = line.split(separator: " ").map(String.init)
        if ["quit", "exit"].contains(words.first) { return .done }
        if words.isEmpty || words == ["continue"] {
          _ = await Tutor.run(["learn"], in: context)
        } else {
          _ = await Tutor.run(words, in: context)
        }
        try summarize(course, in: context)
      }
    }
  }

  private func summarize(_ course: Course, in context: Context) throws {
    let contents = try ProgressFile(path: Places(context).progress).read()
    contents.warn(in: context)
    let place = contents.progress[course: course.id]
    let summary = HomeSummary(course: course, place: place)
    let drill = try Drill(course, place, in: context)
    try context.show(
      HomePage(
        title: course.title, lessons: summary.rows, due: drill.due, next: drill.next,
        notes: drill.notes
      ).lines(width: context.console.size.columns))
  }

  /// What the learner's log says, in the words of the page.
  private struct Drill {
    var due: String
    var next = ""
    var notes: [String] = []

    init(_ course: Course, _ place: CourseProgress, in context: Context) throws {
      let cards = try CardChoice().cards(of: course, place: place)
      // Looking makes no database.
      let events =
        FileManager.default.fileExists(atPath: Places(context).database)
        ? try ReviewLog(in: context).events(course: course.id) : []
      let history = History(events)
      let moment = context.moment
      let counts = ReviewQueue(cards: cards.map(\.id), limits: history.limits)
        .counts(history, at: moment.instant, today: moment.day)
      let total = counts.total == 1 ? "1 card" : "\(counts.total) cards"
      due =
        counts.total == 0
        ? "Nothing is due now"
        : "Due now: \(total) (\(counts.new) new, \(counts.learning + counts.reviews) to review)"
      let statistics = Statistics(
        history, cards: cards.map { ($0.id, $0.topic) }, today: moment.day)
      if let ahead = statistics.forecast.indices.dropFirst().first(where: {
        statistics.forecast[$0] > 0
      }) {
        let day = ahead == 1 ? "tomorrow" : "in \(ahead) days"
        next = "next: \(day), \(statistics.forecast[ahead])"
      }
      if statistics.streak > 1 { notes.append("\(statistics.streak) days in a row") }
    }
  }

  static func completions(of line: String, in course: Course) -> [String] {
    guard let blank = line.firstIndex(of: " ") else {
      return (["continue", "quit"] + Commands.all.map { $0.name }).filter { $0.hasPrefix(line) }
    }
    let word = String(line[..<blank])
    let names: [String] =
      switch word {
      case "learn": course.lessons.map(\.id)
      case "drill": course.decks.map(\.id)
      case "help": Commands.all.map { $0.name }
      default: []
      }
    return names.map { "\(word) \($0)" }.filter { $0.hasPrefix(line) }
  }
}
