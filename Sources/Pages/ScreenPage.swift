public import Terminal

/// A program's drawn screen with a frame around it.
public struct ScreenPage: Hashable, Sendable {
  public var drawing: [String]

  public init(drawing: [String]) {
    self.drawing = drawing
  }

  public func lines(width: Int) -> [StyledText] {
    let inner = max(0, width - 4)
    let rule = String(repeating: "─", count: max(0, width - 2))
    let rows = drawing.map { line in
      StyledText("│ ") + StyledText(line).truncated(to: inner).padded(to: inner) + " │"
    }
    return [StyledText("┌\(rule)┐")] + rows + [StyledText("└\(rule)┘")]
  }
}
