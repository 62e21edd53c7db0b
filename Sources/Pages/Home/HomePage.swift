public import Terminal

/// What there is to learn and what is due, a row a lesson.
public struct HomePage: Sendable {
  public var title: String
  public var lessons: [Row]
  /// What is due, and what is next; either may be empty.
  public var due: String
  public var next: String
  /// Further sentences, such as how many days in a row.
  public var notes: [String]

  /// A lesson's title and how far the learner is.
  public struct Row: Hashable, Sendable {
    public var title: String
    public var progress: Progress
    /// The progress in words: `14 of 18 steps`, `after 1`.
    public var note: String

    public init(title: String, progress: Progress, note: String) {
      self.title = title
      self.progress = progress
      self.note = note
    }
  }

  /// How far a lesson has been taken.
  public enum Progress: Hashable, Sendable {
    case notBegun
    /// A part of it, from 0 to 1.
    case begun(Double)
  }

  public init(
    title: String, lessons: [Row], due: String = "", next: String = "", notes: [String] = []
  ) {
    self.title = title
    self.lessons = lessons
    self.due = due
    self.next = next
    self.notes = notes
  }

  public func lines(width: Int) -> [StyledText] {
    let prose = Layout.prose(in: width)
    let head = StyledText(title, .bold).wrapped(to: prose)
    let rows = Self.lines(of: lessons, width: prose)
    let dueLines =
      due.isEmpty && next.isEmpty
      ? [] : Self.pair("  " + due, next, width: prose)
    let noteLines = notes.flatMap {
      StyledText($0).wrapped(to: max(1, prose - 2)).hanging(after: "  ")
    }
    return [head, rows, dueLines + noteLines].separated()
  }

  private static func pair(_ left: String, _ right: String, width: Int) -> [StyledText] {
    if left.displayWidth + right.displayWidth + 2 <= width {
      return [.line(StyledText(left), trailing: StyledText(right, .dim), width: min(width, 60))]
    }
    return [left, "  " + right].filter { !$0.allSatisfy { $0 == " " } }
      .flatMap { StyledText($0).wrapped(to: width) }
  }

  private static let barWidth = 10

  private static func lines(of lessons: [Row], width: Int) -> [StyledText] {
    let digits = String(lessons.count).count
    let titleWidth = lessons.map(\.title.displayWidth).max() ?? 0
    let noteWidth = lessons.map(\.note.displayWidth).max() ?? 0
    let isWide = 2 + digits + 2 + titleWidth + 2 + barWidth + 2 + noteWidth <= width
    return lessons.enumerated().flatMap { index, row in
      let mark = "  " + StyledText("\(index + 1)", .bold).padded(to: digits, .leading) + "  "
      let facts = bar(row.progress) + "  " + StyledText(row.note)
      if isWide { return [mark + StyledText(row.title).padded(to: titleWidth) + "  " + facts] }
      // Too narrow for one line: the title, and under it how far one is.
      let room = max(1, width - mark.width)
      return (StyledText(row.title).wrapped(to: room) + facts.wrapped(to: room))
        .hanging(after: mark)
    }
  }

  private static func bar(_ progress: Progress) -> StyledText {
    switch progress {
    case .notBegun: StyledText(Plot.emptyBar(width: barWidth), .dim)
    case .begun(let part): StyledText(Plot.bar(part, width: barWidth))
    }
  }
}
