/// Something that can be tapped, between brackets as high as it is.
final class BracketElement: Element {
  private let child: Element
  private let isUsable: Bool

  init(_ child: Element, isUsable: Bool) {
    self.child = child
    self.isUsable = isUsable
  }

  override func measure(in room: Room) -> CellSize {
    let inner = child.size(in: inside(room))
    return CellSize(width: inner.width + 2 * edge(room), height: max(1, inner.height))
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let (size, edge) = (size(in: room), edge(room))
    child.draw(on: canvas, x: x + edge, y: y, in: inside(room))
    guard edge > 0 else { return }
    for row in 0..<size.height {
      let (left, right) = sides(row, of: size.height)
      canvas.write(left, x: x, y: y + row, isUsable ? [] : .dim)
      canvas.write(right, x: x + size.width - 1, y: y + row, isUsable ? [] : .dim)
    }
  }

  override func leastWidth() -> Int { child.minimumWidth + 4 }
  override func wantsWidth() -> Bool { child.growsWidth }

  override func firstBaseline(in room: Room) -> Int { child.firstBaseline(in: inside(room)) }

  // What cannot be used has thin edges.
  private func sides(_ row: Int, of height: Int) -> (String, String) {
    if !isUsable { return ("┆", "┆") }
    if height == 1 { return ("[", "]") }
    return row == 0 ? ("⎡", "⎤") : row == height - 1 ? ("⎣", "⎦") : ("⎢", "⎥")
  }

  private func edge(_ room: Room) -> Int { max(0, min(2, (room.width - 1) / 2)) }

  private func inside(_ room: Room) -> Room {
    Room(width: room.width - 2 * edge(room), height: room.height)
  }
}

/// A value between two ends: a line with a knob, or a bar that fills.
final class BarElement: Element {
  private let look: Look
  private let part: Double
  private let isUsable: Bool

  enum Look { case knob, filled }

  init(_ look: Look, _ part: Double, _ isUsable: Bool) {
    self.look = look
    self.part = part.isFinite ? min(1, max(0, part)) : 0
    self.isUsable = isUsable
  }

  override func measure(in room: Room) -> CellSize {
    CellSize(width: min(20, room.width), height: 1)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let width = size(in: room).width
    guard width > 0 else { return }
    let text: String
    switch look {
    case .knob:
      let place = Int((part * Double(width - 1)).rounded())
      let line = (
        String(repeating: "━", count: place), String(repeating: "─", count: width - 1 - place)
      )
      text = line.0 + (isUsable ? "●" : "○") + line.1
    case .filled:
      let halves = Int((part * Double(width * 2)).rounded(.down))
      let bar = String(repeating: "█", count: halves / 2) + (halves % 2 == 1 ? "▌" : "")
      text = bar + String(repeating: "░", count: width - (halves + 1) / 2)
    }
    canvas.write(text, x: x, y: y, isUsable ? [] : .dim, end: x + width)
  }

  override func leastWidth() -> Int { 8 }
  override func wantsWidth() -> Bool { true }
}

/// A field to type in, with what stands in it and the cursor.
final class FieldElement: Element {
  private let text: String
  private let prompt: String
  private let isEdited: Bool
  private let isUsable: Bool

  init(_ text: String, prompt: String, isEdited: Bool, isUsable: Bool) {
    self.text = text
    self.prompt = prompt
    self.isEdited = isEdited
    self.isUsable = isUsable
  }

  override func measure(in room: Room) -> CellSize {
    CellSize(width: min(room.width, room.width < Element.endless ? .max : 20), height: 1)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let width = size(in: room).width
    let inside = max(0, width - 2)
    let look: CellStyle = isUsable ? [] : .dim
    let edge = isUsable ? "│" : "┆"
    if width > 2 {
      canvas.write(edge, x: x, y: y, look)
      canvas.write(edge, x: x + width - 1, y: y, look)
    }
    let start = width > 2 ? x + 1 : x
    let cursor = isEdited ? "▏" : ""
    let room = width > 2 ? inside : width
    guard !text.isEmpty || prompt.isEmpty else {
      let shown = TextLayout.shortened("‹\(prompt)›", to: room - CellWidth.of(cursor))
      return canvas.write(cursor + shown, x: start, y: y, .dim, end: start + room)
    }
    // The end of a long text is what is being typed.
    let shown = TextLayout.tail(of: text, width: room - CellWidth.of(cursor))
    canvas.write(shown + cursor, x: start, y: y, look, end: start + room)
  }

  override func leastWidth() -> Int { 10 }
  override func wantsWidth() -> Bool { true }
}

/// What scrolls sideways: it has the width it likes, and ends in an arrow where more is to come.
final class SidewaysElement: Element {
  private let child: Element

  init(_ child: Element) { self.child = child }

  override func measure(in room: Room) -> CellSize {
    let size = child.size(in: inside(room))
    return CellSize(width: min(size.width, room.width), height: size.height)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let (size, inner) = (size(in: room), child.size(in: inside(room)))
    guard inner.width > size.width, size.width > 0 else {
      return child.draw(on: canvas, x: x, y: y, in: inside(room))
    }
    let strip = Canvas(width: inner.width, visible: 0..<inner.height)
    child.draw(on: strip, x: 0, y: 0, in: inside(room))
    canvas.copy(strip, columns: size.width - 1, x: x, y: y)
    for row in 0..<size.height {
      canvas.write("›", x: x + size.width - 1, y: y + row, .dim)
    }
  }

  override func wantsWidth() -> Bool { child.growsWidth }

  private func inside(_ room: Room) -> Room {
    Room(width: max(room.width, min(child.idealWidth, 1_000)), height: room.height)
  }
}
