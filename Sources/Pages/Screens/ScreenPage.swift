public import Terminal

/// A program's screen in a frame, with a bar at the left edge of what has just rerun.
public struct ScreenPage: Sendable {
  public var title: String
  public var drawing: [String]
  /// The rows of the drawing that are marked, from 0.
  public var marked: Set<Int>

  public init(title: String = "", drawing: [String], marked: Set<Int> = []) {
    self.title = title
    self.drawing = drawing
    self.marked = marked
  }

  /// The columns of a window that are left for a drawing.
  public static func drawingWidth(in width: Int) -> Int {
    max(1, Layout.prose(in: width) - 4)
  }

  public func lines(width: Int) -> [StyledText] {
    let inner = Self.drawingWidth(in: width)
    let name = title.isEmpty ? "" : " \(title) "
    let top = StyledText(name).truncated(to: inner + 2)
    let rule = String(repeating: "─", count: inner + 2 - top.width)
    let rows = drawing.enumerated().map { index, row in
      let text = StyledText(row).truncated(to: inner).padded(to: inner)
      let edge = marked.contains(index) ? StyledText("┃ ", .bold) : "│ "
      return edge + text + " │"
    }
    let bottom = String(repeating: "─", count: inner + 2)
    return ["┌" + top.restyled { $0.bold } + StyledText(rule + "┐")] + rows
      + [StyledText("└\(bottom)┘")]
  }
}
