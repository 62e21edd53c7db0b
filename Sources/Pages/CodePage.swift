public import Terminal
import SwiftSource

/// Swift text as coloured lines for a width; never reflowed.
///
/// A line that is wider than the window goes on in the next one, behind `↪`.
public struct CodePage: Hashable, Sendable {
  public var text: String

  public init(_ text: String) {
    self.text = text
  }

  public func lines(width: Int) -> [StyledText] {
    var colored = SwiftText(text).coloredLines.map { spans in
      spans.reduce(into: StyledText()) { $0.append($1.text, $1.color.style) }
        .expandingTabs(every: 4)
    }
    if colored.last?.isEmpty == true { colored.removeLast() }
    return colored.flatMap { Self.wrapped($0, to: width) }
  }

  private static func wrapped(_ line: StyledText, to width: Int) -> [StyledText] {
    guard line.width > width, width > 4 else { return [line] }
    let pieces = line.cut(to: width - 2)
    return pieces.enumerated().map { index, piece in
      index == 0 ? piece : StyledText("↪ ", .dim) + piece
    }
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
