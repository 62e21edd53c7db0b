public import Terminal

/// The grades that a card can get, when it would come back with each, and the suggested one.
public struct GradesPage: Sendable {
  public var grades: [Grade]
  /// The number of the grade that Enter takes, from 1.
  public var suggested: Int?

  /// A grade's name and its interval, such as `good` and `10m`.
  public struct Grade: Hashable, Sendable {
    public var name: String
    public var interval: String

    public init(name: String, interval: String) {
      self.name = name
      self.interval = interval
    }
  }

  public init(_ grades: [Grade], suggested: Int? = nil) {
    self.grades = grades
    self.suggested = suggested
  }

  /// All on one line, else one a line.
  public func lines(width: Int) -> [StyledText] {
    let texts = grades.enumerated().map { index, grade in
      StyledText("\(index + 1, .bold) \(grade.name) \(grade.interval, .dim)")
    }
    let taken = suggested.map { StyledText("(\($0))") }
    let line = "  " + (texts + (taken.map { [$0] } ?? [])).joined(separator: "    ")
    if line.width <= Layout.prose(in: width) { return [line] }
    return texts.enumerated().map { index, text in
      let note = index + 1 == suggested ? " (Enter)" : ""
      return ("  " + text + StyledText(note)).truncated(to: max(1, width))
    }
  }
}
