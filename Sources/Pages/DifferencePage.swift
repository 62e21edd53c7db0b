public import Terminal

/// Lines that stay, are gone and came, told apart with and without colour.
public struct DifferencePage: Hashable, Sendable {
  public enum Line: Hashable, Sendable {
    case same(String)
    case removed(String)
    case added(String)
  }

  public var lines: [Line]

  public init(_ lines: [Line]) {
    self.lines = lines
  }

  public func lines(width: Int) -> [StyledText] {
    lines.flatMap { line in
      let (mark, text, style): (String, String, Style) =
        switch line {
        case .same(let text): ("  ", text, .plain)
        case .removed(let text): ("− ", text, Style(color: .red))
        case .added(let text): ("+ ", text, Style(color: .green))
        }
      return StyledText(text, style).cut(to: max(4, width - 2)).enumerated().map { index, piece in
        StyledText(index == 0 ? mark : "↪ ", style) + piece
      }
    }
  }
}
