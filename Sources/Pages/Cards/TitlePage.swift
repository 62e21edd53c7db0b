public import Terminal

/// The head of a page: where one is, how much is left, and a rule under both.
public struct TitlePage: Sendable {
  public var title: String
  public var note: String

  public init(_ title: String, note: String = "") {
    self.title = title
    self.note = note
  }

  public func lines(width: Int) -> [StyledText] {
    let prose = Layout.prose(in: width)
    let isOneLine = note.isEmpty || title.displayWidth + note.displayWidth + 2 <= prose
    let head =
      isOneLine && title.displayWidth <= prose
      ? [.line(StyledText(title, .bold), trailing: StyledText(note, .dim), width: prose)]
      : StyledText(title, .bold).wrapped(to: prose) + StyledText(note, .dim).wrapped(to: prose)
    return head.filter { !$0.isEmpty } + [Layout.rule(prose)]
  }
}
