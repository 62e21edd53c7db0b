public import Markdown
public import Terminal

/// A question's choices with their letters: side by side where all fit one line, else one below
/// the other.
public struct QuestionPage: Sendable {
  public var choices: [[Block]]
  /// Whether styles will not be seen.
  public var isPlain: Bool

  public init(choices: [[Block]], isPlain: Bool = false) {
    self.choices = choices
    self.isPlain = isPlain
  }

  /// The letter of a choice, counted from 0: `a`, `b`, …, `z`, `aa`.
  public static func letter(_ index: Int) -> String {
    let last = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
    return index < 26 ? last : letter(index / 26 - 1) + last
  }

  public func lines(width: Int) -> [StyledText] {
    let marks = choices.indices.map { StyledText("  \(Self.letter($0), .bold)  ") }
    let texts = zip(choices, marks).map { blocks, mark in
      MarkdownPage(blocks, isPlain: isPlain).lines(width: Layout.prose(in: width) - mark.width)
    }
    let row = zip(marks, texts).map { $0 + ($1.first ?? StyledText()) }
    let line = row.joined(separator: "    ")
    if texts.allSatisfy({ $0.count <= 1 }), line.width <= min(Layout.prose(in: width), 60) {
      return [line]
    }
    return zip(marks, texts).flatMap { mark, lines in
      (lines.isEmpty ? [StyledText()] : lines).hanging(after: mark)
    }
  }
}
