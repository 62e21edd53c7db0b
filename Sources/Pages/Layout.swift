import Terminal

/// What pages share: how wide prose may be, and how lines are put beside and under each other.
enum Layout {
  /// The longest line of prose, in columns; longer ones are hard to read on.
  static let longestProse = 84

  /// The columns that prose takes of a window.
  static func prose(in width: Int) -> Int { max(1, min(width, longestProse)) }

  static func rule(_ width: Int) -> StyledText {
    StyledText(String(repeating: "─", count: max(0, width)), .dim)
  }

  static func blanks(_ count: Int) -> StyledText {
    StyledText(String(repeating: " ", count: max(0, count)))
  }
}

extension [StyledText] {
  /// The lines after a mark; the mark's width is kept free before all lines but the first.
  func hanging(after mark: StyledText) -> [StyledText] {
    prefixed(first: mark, rest: Layout.blanks(mark.width))
  }

  func prefixed(first: StyledText, rest: StyledText) -> [StyledText] {
    enumerated().map { index, line in
      // A blank line is nothing but its mark, so that no blanks end lines.
      let mark = index == 0 ? first : rest
      return line.isEmpty ? mark.withoutTrailingBlanks : mark + line
    }
  }
}

extension StyledText {
  var withoutTrailingBlanks: StyledText {
    guard let last = spans.last, last.text.hasSuffix(" ") else { return self }
    var result = StyledText()
    for span in spans.dropLast() { result.append(span.text, span.style) }
    let kept = last.text.reversed().drop { $0 == " " }.reversed()
    result.append(String(kept), last.style)
    return kept.isEmpty ? result.withoutTrailingBlanks : result
  }
}

extension Sequence<[StyledText]> {
  /// The groups with a blank line between them; empty ones are left out.
  func separated() -> [StyledText] {
    Array(filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }
}
