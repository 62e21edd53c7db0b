public import Terminal

/// What a compiler says of a place, with the line it means under it and a caret below the column.
public struct CompilerMessagePage: Sendable {
  public var file: String
  /// The line, from 1.
  public var line: Int
  /// The column, from 1 in UTF-8 bytes as compilers count.
  public var column: Int
  public var severity: String
  public var message: String
  /// The text of the line.
  public var source: String?

  public init(
    file: String, line: Int, column: Int, severity: String, message: String, source: String?
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.severity = severity
    self.message = message
    self.source = source
  }

  public func lines(width: Int) -> [StyledText] {
    let style = severity == "error" ? Style(color: .red).bold : .bold
    let text: StyledText = "\(file):\(line):\(column): \(severity + ":", style) \(message)"
    return text.wrapped(to: Layout.prose(in: width)).prefixed(first: "", rest: "  ")
      + sourceLines(width: width)
  }

  private func sourceLines(width: Int) -> [StyledText] {
    guard let source else { return [] }
    let number = StyledText("\(line)", .dim) + StyledText(" │ ", .dim)
    let room = max(8, width - number.width)
    let bytes = Array(source.utf8)
    let before = String(decoding: bytes.prefix(max(0, column - 1)), as: UTF8.self)
    let indent = StyledText(before).expandingTabs(every: 4).width
    let shown = StyledText(source).expandingTabs(every: 4).truncated(to: room)
    guard indent < room else { return [number + shown] }
    let gutter = Layout.blanks(number.width - 2) + StyledText("│ ", .dim)
    return [number + shown, gutter + Layout.blanks(indent) + StyledText("^", style)]
  }

  private var style: Style { severity == "error" ? Style(color: .red) : .plain }
}
