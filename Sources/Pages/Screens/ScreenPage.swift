public import Terminal

/// A program's screen in a frame, with a bar at the left edge of what has just rerun.
public struct ScreenPage: Sendable {
  public var title: String
  public var drawing: [StyledText]
  /// The rows of the drawing that are marked, from 0.
  public var marked: Set<Int>
  /// How many rows the screen has above and below those of the drawing.
  public var above: Int
  public var below: Int

  public init(
    title: String = "", drawing: [StyledText], marked: Set<Int> = [], above: Int = 0,
    below: Int = 0
  ) {
    self.title = title
    self.drawing = drawing
    self.marked = marked
    self.above = above
    self.below = below
  }

  /// The columns of a window that are left for a drawing.
  public static func drawingWidth(in width: Int) -> Int {
    max(1, Layout.prose(in: width) - 4)
  }

  /// The rows of a window that a page takes besides those of its drawing.
  public static let frameHeight = 2

  public func lines(width: Int) -> [StyledText] {
    let inner = Self.drawingWidth(in: width)
    let rows = drawing.enumerated().map { index, row in
      let text = row.truncated(to: inner).padded(to: inner)
      let edge = marked.contains(index) ? StyledText("┃ ", .bold) : "│ "
      return edge + text + " │"
    }
    let name = StyledText(title.isEmpty ? "" : " \(title) ", .bold)
    return ["┌" + edge(name, Self.rows(above, "above"), inner + 2) + "┐"] + rows
      + ["└" + edge(Self.rows(below, "below · show for all"), StyledText(), inner + 2) + "┘"]
  }

  /// A line of the frame with words in it, as far as there is room for them.
  private func edge(_ left: StyledText, _ right: StyledText, _ width: Int) -> StyledText {
    let left = left.truncated(to: width)
    let right = left.width + right.width + 2 <= width ? right : StyledText()
    let rule = String(repeating: "─", count: width - left.width - right.width)
    return left + StyledText(rule) + right
  }

  private static func rows(_ count: Int, _ place: String) -> StyledText {
    guard count > 0 else { return StyledText() }
    return StyledText(" \(count) \(count == 1 ? "row" : "rows") \(place) ", .dim)
  }
}
