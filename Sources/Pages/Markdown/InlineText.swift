public import Markdown
public import Terminal

extension Sequence<Inline> {
  /// Running text with its marks as styles; line breaks are line feeds.
  ///
  /// Where styles will not be seen (`isPlain`), code keeps its backticks: a word that is code must
  /// be known as such without colour.
  public func styled(isPlain: Bool = false) -> StyledText {
    reduce(into: StyledText()) { text, inline in text += inline.styled(isPlain) }
  }
}

extension Inline {
  fileprivate func styled(_ isPlain: Bool) -> StyledText {
    switch self {
    case .text(let words): StyledText(words)
    case .code(let code): StyledText(isPlain ? "`\(code)`" : code, Style(color: .cyan))
    case .emphasis(let inner): inner.styled(isPlain: isPlain).restyled { $0.underlined }
    case .strong(let inner): inner.styled(isPlain: isPlain).restyled { $0.bold }
    // Few terminals strike text out, and without it the text would say the opposite.
    case .strikethrough(let inner): "~" + inner.styled(isPlain: isPlain).restyled { $0.dim } + "~"
    case .link(let destination, _, let inner): link(to: destination, inner, isPlain)
    case .image(_, _, let inner): "[image: \(inner.plainText)]"
    case .html(let tag): tag.lowercased().hasPrefix("<br") ? "\n" : ""
    case .softBreak: " "
    case .lineBreak: "\n"
    }
  }

  /// The words, and where they lead: the address cannot be clicked in every terminal.
  private func link(to destination: String, _ inner: [Inline], _ isPlain: Bool) -> StyledText {
    let words = inner.styled(isPlain: isPlain).restyled { $0.underlined }
    let isShown = destination.contains("://") && !words.plain.contains(destination)
    guard isShown else { return words }
    return words + StyledText(" (\(destination))", .dim)
  }
}
