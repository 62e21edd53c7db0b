import Flashcards
import FoundationEssentials
import LessonEngine
import Terminal

/// `tutor` alone: where the learner is, what is due, and what to do next.
struct HomeCommand {
  func run(in context: Context) async throws -> ExitStatus {
    let course = try CourseFolder(option: nil, in: context).read()
    try summarize(course, in: context)
    guard context.isInteractive else { return .done }
    try context.print("continue · learn 2 · drill · help")
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
    try context.show(
      HomePage(course: course, place: contents.progress[course: course.id])
        .lines(width: min(context.console.size.columns, 84)))
    try context.print(try due(in: course, contents.progress[course: course.id], context) + "\n")
  }

  /// `Due now: 7 cards (4 new, 3 to review)`.
  private func due(
    in course: Course, _ place: CourseProgress, _ context: Context
  ) throws -> String {
    let cards = try CardChoice().cards(of: course, place: place)
    // Looking makes no database.
    let events =
      FileManager.default.fileExists(atPath: Places(context).database)
      ? try ReviewLog(in: context).events(course: course.id) : []
    let history = History(events)
    let moment = context.moment
    let counts = ReviewQueue(cards: cards.map(\.id), limits: history.limits)
      .counts(history, at: moment.instant, today: moment.day)
    guard counts.total > 0 else { return "  Nothing is due now" }
    return "  Due now: \(counts.total == 1 ? "1 card" : "\(counts.total) cards")"
      + " (\(counts.new) new, \(counts.learning + counts.reviews) to review)"
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

/// The page of `tutor` alone.
struct HomePage {
  var course: Course
  var place: CourseProgress

  func lines(width: Int) -> [StyledText] {
    let titles = course.lessons.map { $0.readable?.title ?? $0.id }
    let room = min(titles.map(\.displayWidth).max() ?? 0, max(8, width - 38))
    let rows = course.lessons.enumerated().map { index, entry in
      let head =
        StyledText("  \(index + 1)  ")
        + StyledText(titles[index]).truncated(to: room).padded(to: room)
      let row = head + "  " + bar(for: entry) + "  " + facts(of: entry)
      return row.width <= width ? row : (head + "  " + facts(of: entry)).truncated(to: width)
    }
    return [StyledText(course.title, .bold).truncated(to: width), StyledText()] + rows
      + [StyledText()]
  }

  private func bar(for entry: Course.Entry<Lesson>) -> StyledText {
    guard let lesson = entry.readable, !lesson.steps.isEmpty else { return "          " }
    let done = place[lesson: entry.id].doneCount(of: lesson)
    guard done > 0 else { return StyledText("──────────", .dim) }
    let tenths = done * 10 / lesson.steps.count
    return StyledText(
      String(repeating: "█", count: tenths) + String(repeating: "░", count: 10 - tenths))
  }

  private func facts(of entry: Course.Entry<Lesson>) -> StyledText {
    guard let lesson = entry.readable else { return "cannot be read: see 'tutor lint'" }
    let done = place[lesson: entry.id].doneCount(of: lesson)
    if done > 0 { return "\(done) of \(lesson.steps.count) steps" }
    let missing = entry.requires.filter { id in
      guard let before = course.lesson(id)?.readable else { return false }
      return place[lesson: id].doneCount(of: before) < before.steps.count
    }
    let numbers = missing.compactMap { id in course.lessons.firstIndex { $0.id == id } }
    if !numbers.isEmpty {
      return StyledText("after " + numbers.map { "\($0 + 1)" }.joined(separator: " and "))
    }
    let steps = lesson.steps.count == 1 ? "1 step" : "\(lesson.steps.count) steps"
    return StyledText(entry.minutes > 0 ? "\(steps), \(entry.minutes) min" : steps)
  }
}
