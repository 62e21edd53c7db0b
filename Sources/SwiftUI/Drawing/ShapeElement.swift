/// A shape, as far as cells can show it: a frame where there is room, a ring around one line, a
/// small sign where it stands alone.
final class ShapeElement: Element {
  let form: Form
  let isFilled: Bool
  private let isVisible: Bool

  enum Form {
    case rectangle, rounded, circle
    /// A colour, which has no edge.
    case plane
  }

  init(_ form: Form, isFilled: Bool, isVisible: Bool) {
    self.form = form
    self.isFilled = isFilled
    self.isVisible = isVisible
  }

  override func measure(in room: Room) -> CellSize {
    CellSize(width: room.width < Element.endless ? room.width : 2, height: room.height ?? 1)
  }

  override func leastWidth() -> Int { 1 }
  override func wantsWidth() -> Bool { true }
  override func wantsHeight() -> Bool { true }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let size = size(in: room)
    guard isVisible, size.width > 0, size.height > 0 else { return }
    let area = Area(x: x, y: y, size: size)
    if form == .plane || size.height < 3 && area.isFree(on: canvas) {
      sign(area, on: canvas)
    } else if size.width >= 3, size.height >= 3, area.hasFreeEdge(on: canvas) {
      frame(area, on: canvas)
    } else if size.width >= 3, form != .rectangle || size.height > 1,
      area.hasFreeSides(on: canvas)
    {
      ring(area, on: canvas)
    }
  }

  /// A shape that nothing stands in.
  private func sign(_ area: Area, on canvas: Canvas) {
    let (width, height) = (area.size.width, area.size.height)
    switch form {
    case .circle where height == 1:
      canvas.write(isFilled ? "●" : "○", x: area.x + (width - 1) / 2, y: area.y)
    case .circle:
      ring(area, on: canvas)
    case .rectangle, .rounded, .plane:
      let sign = form == .plane ? "░" : width == 1 ? (isFilled ? "■" : "□") : isFilled ? "━" : "─"
      for row in 0..<height {
        canvas.write(
          String(repeating: sign, count: width), x: area.x, y: area.y + row,
          form == .plane ? .dim : [])
      }
    }
  }

  private func frame(_ area: Area, on canvas: Canvas) {
    let corners = form == .rectangle ? ["┌", "┐", "└", "┘"] : ["╭", "╮", "╰", "╯"]
    area.box(corners, on: canvas)
  }

  private func ring(_ area: Area, on canvas: Canvas) {
    let (height, end) = (area.size.height, area.x + area.size.width - 1)
    for row in 0..<height {
      let sides: (String, String)
      if form == .rectangle || height > 2 {
        sides = ("│", "│")
      } else if height == 1 {
        sides = ("(", ")")
      } else {
        sides = row == 0 ? ("⎛", "⎞") : ("⎝", "⎠")
      }
      canvas.write(sides.0, x: area.x, y: area.y + row)
      canvas.write(sides.1, x: end, y: area.y + row)
    }
  }
}

/// A rectangle of cells on the screen.
struct Area {
  let x: Int
  let y: Int
  let size: CellSize

  @MainActor func isFree(on canvas: Canvas) -> Bool {
    (y..<y + size.height).allSatisfy { row in
      (x..<x + size.width).allSatisfy { canvas.isFree(x: $0, y: row) }
    }
  }

  @MainActor func hasFreeSides(on canvas: Canvas) -> Bool {
    (y..<y + size.height).allSatisfy {
      canvas.isFree(x: x, y: $0) && canvas.isFree(x: x + size.width - 1, y: $0)
    }
  }

  @MainActor func hasFreeEdge(on canvas: Canvas) -> Bool {
    hasFreeSides(on: canvas)
      && (x..<x + size.width).allSatisfy {
        canvas.isFree(x: $0, y: y) && canvas.isFree(x: $0, y: y + size.height - 1)
      }
  }

  /// Draws a frame at the edge; the corners in reading order.
  @MainActor func box(_ corners: [String], on canvas: Canvas) {
    let (end, last) = (x + size.width - 1, y + size.height - 1)
    let line = String(repeating: "─", count: max(0, size.width - 2))
    canvas.write(corners[0] + line + corners[1], x: x, y: y)
    for row in y + 1..<max(y + 1, last) {
      canvas.write("│", x: x, y: row)
      canvas.write("│", x: end, y: row)
    }
    canvas.write(corners[2] + line + corners[3], x: x, y: last)
  }
}
