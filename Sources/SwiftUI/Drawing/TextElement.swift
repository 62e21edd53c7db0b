/// A text, in as many lines as its room asks for.
final class TextElement: Element {
  let text: String
  let style: CellStyle
  let lineLimit: Int?
  let alignment: CellAlignment

  init(
    _ text: String, _ style: CellStyle = [], lineLimit: Int? = nil,
    alignment: CellAlignment = .leading
  ) {
    self.text = text
    self.style = style
    self.lineLimit = lineLimit
    self.alignment = alignment
  }

  override func measure(in room: Room) -> CellSize {
    if let width = TextLayout.plainWidth(text), width <= room.width {
      return CellSize(width: width, height: 1)
    }
    let lines = lines(in: room.width)
    return CellSize(width: lines.map { CellWidth.of($0) }.max() ?? 0, height: lines.count)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    // Breaking a text into lines is dear where nobody sees them.
    guard !canvas.isSurvey else { return }
    let width = size(in: room).width
    for (index, line) in lines(in: room.width).enumerated() {
      let offset = alignment.offset(of: CellWidth.of(line), in: width)
      canvas.write(line, x: x + offset, y: y + index, style, end: x + width)
    }
  }

  // Words may break where they are longer than a good part of a line.
  override func leastWidth() -> Int { min(12, TextLayout.longestWord(text)) }

  private func lines(in width: Int) -> [String] {
    let lines = TextLayout.lines(of: text, width: width)
    guard let lineLimit, lineLimit > 0, lines.count > lineLimit else { return lines }
    return lines.prefix(lineLimit - 1)
      + [TextLayout.shortened(lines[(lineLimit - 1)...].joined(separator: " "), to: width)]
  }
}

/// A mark that stands as it is: it is cut where there is no room, never wrapped.
final class GlyphElement: Element {
  let text: String
  let style: CellStyle
  private let width: Int

  init(_ text: String, _ style: CellStyle = []) {
    self.text = text
    self.style = style
    width = CellWidth.of(text)
  }

  override func measure(in room: Room) -> CellSize { CellSize(width: width, height: 1) }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let text = width > room.width ? TextLayout.shortened(text, to: room.width) : text
    canvas.write(text, x: x, y: y, style, end: x + room.width)
  }

  override func leastWidth() -> Int { width }
}
