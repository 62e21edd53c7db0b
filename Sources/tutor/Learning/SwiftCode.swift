import SwiftSource
import Terminal

/// Swift text as coloured lines, never reflowed.
struct SwiftCode {
  let lines: [StyledText]

  init(_ text: String) {
    var lines = SwiftText(text).coloredLines.map { spans in
      spans.reduce(into: StyledText()) { $0.append($1.text, $1.color.style) }
        .expandingTabs(every: 4)
    }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines
  }
}

extension SwiftColor {
  fileprivate var style: Style {
    switch self {
    case .plain: .plain
    case .keyword: Style(color: .magenta)
    case .string: Style(color: .green)
    case .number: Style(color: .yellow)
    case .comment: .dim
    case .type: Style(color: .cyan)
    case .attribute: Style(color: .blue)
    case .placeholder: .plain.inverse
    }
  }
}
