public import Markdown
private import SwiftSource
public import Terminal

/// Code as it stands: coloured where it is Swift, never reflowed; a line that is too long goes on
/// under itself after a mark.
public struct CodePage: Sendable {
  public var text: String
  public var isSwift: Bool
  /// The number of the first line, where lines are to be numbered.
  public var firstLine: Int?

  public init(_ text: String, isSwift: Bool = true, firstLine: Int? = nil) {
    self.text = text
    self.isSwift = isSwift
    self.firstLine = firstLine
  }

  /// The code of a block of Markdown, Swift where its info string begins so.
  public init(_ block: CodeBlock) {
    let language = block.info.prefix { !$0.isWhitespace && $0 != "," && $0 != "{" }
    self.init(block.text, isSwift: language == "swift")
  }

  /// The lines, each after a margin of two columns or its number.
  public func lines(width: Int) -> [StyledText] {
    let code = coloredLines
    let lastNumber = (firstLine ?? 0) + code.count - 1
    let digits = firstLine == nil ? 0 : String(lastNumber).count
    return code.enumerated().flatMap { index, line in
      let number = firstLine.map { StyledText("\($0 + index)", .dim).padded(to: digits, .leading) }
      let margin = (number ?? StyledText()) + "  "
      let marker = Layout.blanks(digits) + StyledText("↪ ", .dim)
      return line.cut(to: max(1, width - margin.width)).prefixed(first: margin, rest: marker)
    }
  }

  /// The lines in their colours, tabs expanded, without margins.
  var coloredLines: [StyledText] {
    guard !text.isEmpty else { return [] }
    guard isSwift else {
      var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map { StyledText(String($0)).expandingTabs(every: 4) }
    }
    return SwiftText(text.replacing("\r\n", with: "\n")).coloredLines.map { stretches in
      stretches.reduce(into: StyledText()) { line, stretch in
        line.append(stretch.text, stretch.color.style)
      }.expandingTabs(every: 4)
    }
  }
}

extension SwiftColor {
  /// Colours that are read on dark and on light backgrounds alike, so neither white nor black, and
  /// no yellow for what matters.
  fileprivate var style: Style {
    switch self {
    case .plain: .plain
    case .keyword: Style(color: .magenta)
    case .string: Style(color: .green)
    case .number: Style(color: .blue)
    case .comment: .dim
    case .type: Style(color: .cyan)
    case .attribute: Style(color: .magenta)
    case .placeholder: .plain.inverse
    }
  }
}
