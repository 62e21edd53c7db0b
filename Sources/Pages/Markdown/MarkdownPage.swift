public import Markdown
public import Terminal

/// Blocks of Markdown, drawn: prose wrapped, code as it stands, tables in columns or as records.
public struct MarkdownPage: Sendable {
  public var blocks: [Block]
  /// Whether styles will not be seen; then code in prose keeps its backticks.
  public var isPlain: Bool

  public init(_ blocks: [Block], isPlain: Bool = false) {
    self.blocks = blocks
    self.isPlain = isPlain
  }

  /// The lines for a window's width, with a blank line between blocks.
  public func lines(width: Int) -> [StyledText] {
    blocks.map { lines(of: $0, width: max(1, width)) }.separated()
  }

  private func lines(of block: Block, width: Int) -> [StyledText] {
    let prose = Layout.prose(in: width)
    switch block.kind {
    case .heading(let level, let words):
      return heading(level, words.styled(isPlain: isPlain), width: prose)
    case .paragraph(let words):
      return words.styled(isPlain: isPlain).wrapped(to: prose)
    case .code(let code):
      return CodePage(code).lines(width: width)
    case .quote(let blocks):
      let bar = StyledText("│ ", .dim)
      return MarkdownPage(blocks, isPlain: isPlain).lines(width: prose - bar.width)
        .prefixed(first: bar, rest: bar)
    case .list(let list):
      return lines(of: list, width: width)
    case .table(let table):
      return TablePage(table, isPlain: isPlain).lines(width: prose)
    case .html(let html):
      return HTMLWords(html).lines(width: prose)
    case .rule:
      return [Layout.rule(prose)]
    }
  }

  private func heading(_ level: Int, _ words: StyledText, width: Int) -> [StyledText] {
    let lines = words.restyled { $0.bold }.wrapped(to: width)
    guard level <= 2 else { return lines }
    // The rule is what tells a heading from a paragraph where there is no bold.
    let length = lines.map(\.width).max() ?? 0
    return lines + [StyledText(String(repeating: level == 1 ? "═" : "─", count: length), .dim)]
  }

  private func lines(of list: ListBlock, width: Int) -> [StyledText] {
    let last = list.start.map { "\($0 + list.items.count - 1)." } ?? ""
    let items = list.items.enumerated().map { index, item in
      var mark: StyledText = item.isChecked == nil ? "• " : ""
      if let start = list.start {
        mark = StyledText("\(start + index).").padded(to: last.count, .leading) + " "
      }
      if let isChecked = item.isChecked {
        mark += isChecked ? "[x] " : "[ ] "
      }
      let inner = width - mark.width
      let blocks = item.blocks.map { lines(of: $0, width: max(1, inner)) }
      // In a tight list nothing stands between an item's text and the list in it.
      let content = list.isTight ? Array(blocks.joined()) : blocks.separated()
      return (content.isEmpty ? [StyledText()] : content).hanging(after: mark)
    }
    return list.isTight ? Array(items.joined()) : items.separated()
  }
}
