public import Markdown
public import Terminal

/// Markdown's blocks as styled lines for a width.
///
/// Prose is wrapped by what characters take on the screen; code is coloured by the Swift parser
/// and never reflowed.
public struct DocumentPage: Hashable, Sendable {
  public var blocks: [Block]
  /// Whether styles will not be seen; then marks that say something stay.
  public var isPlain: Bool

  public init(_ blocks: [Block], isPlain: Bool = false) {
    self.blocks = blocks
    self.isPlain = isPlain
  }

  public func lines(width: Int) -> [StyledText] {
    let groups = blocks.map { lines(of: $0, width: width) }.filter { !$0.isEmpty }
    return Array(groups.joined(separator: [StyledText()]))
  }

  private func lines(of blocks: [Block], width: Int) -> [StyledText] {
    DocumentPage(blocks, isPlain: isPlain).lines(width: max(8, width))
  }

  private func lines(of block: Block, width: Int) -> [StyledText] {
    switch block.kind {
    case .heading(_, let words):
      text(words).restyled { $0.bold }.wrapped(to: width)
    case .paragraph(let words): text(words).wrapped(to: width)
    case .code(let code):
      CodePage(code.text).lines(width: max(8, width - 2)).map { $0.isEmpty ? $0 : "  " + $0 }
    case .quote(let blocks):
      lines(of: blocks, width: width - 2).hanging(first: "│ ", rest: "│ ")
    case .list(let list): lines(of: list, width: width)
    case .table(let table): TablePage(table, isPlain: isPlain).lines(width: width)
    case .html: []
    case .rule: [StyledText(String(repeating: "─", count: width), .dim)]
    }
  }

  private func lines(of list: ListBlock, width: Int) -> [StyledText] {
    let items = list.items.enumerated().map { index, item in
      var mark = list.start.map { "\($0 + index). " } ?? "· "
      if let isChecked = item.isChecked { mark += isChecked ? "[x] " : "[ ] " }
      let inner =
        list.isTight
        ? item.blocks.flatMap { lines(of: $0, width: max(8, width - mark.count)) }
        : lines(of: item.blocks, width: width - mark.count)
      return inner.hanging(first: mark, rest: String(repeating: " ", count: mark.count))
    }
    return Array(items.joined(separator: list.isTight ? [] : [StyledText()]))
  }

  private func text(_ words: [Inline]) -> StyledText {
    StyledText(words, isPlain: isPlain)
  }
}

extension [StyledText] {
  /// The lines behind a mark: `first` before the first line, `rest` before the others.
  public func hanging(first: String, rest: String) -> [StyledText] {
    enumerated().map { StyledText($0 == 0 ? first : rest) + $1 }
  }
}
