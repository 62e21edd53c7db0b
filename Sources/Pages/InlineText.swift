public import Markdown
public import Terminal

extension StyledText {
  /// Running text with its marks as styles.
  ///
  /// Where styles will not be seen (`isPlain`), code keeps its backticks: a word that is code must
  /// be known as such without colour.
  public init(_ inlines: [Inline], isPlain: Bool = false) {
    self.init()
    for inline in inlines { append(inline, isPlain: isPlain) }
  }

  private mutating func append(_ inline: Inline, isPlain: Bool) {
    switch inline {
    case .text(let words): append(words)
    case .code(let code): append(isPlain ? "`\(code)`" : code, Style(color: .cyan))
    case .emphasis(let inner):
      append(StyledText(inner, isPlain: isPlain).restyled { $0.underlined })
    case .strong(let inner): append(StyledText(inner, isPlain: isPlain).restyled { $0.bold })
    case .strikethrough(let inner), .image(_, _, let inner):
      append(StyledText(inner, isPlain: isPlain))
    case .link(let destination, _, let inner):
      append(StyledText(inner, isPlain: isPlain))
      if inner.plainText != destination { append(" (\(destination))", .dim) }
    case .html: break
    case .softBreak: append(" ")
    case .lineBreak: append("\n")
    }
  }
}
