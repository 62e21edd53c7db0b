/// Cells to draw on: the rows of the screen that are to be seen.
@MainActor
final class Canvas {
  let width: Int
  /// The rows that are kept.
  let visible: Range<Int>
  /// The rows, from 0, of what is marked and of what is to be in sight; visible or not.
  private(set) var marked: Set<Int> = []
  private(set) var anchors: Set<Int> = []
  /// Whether all is visited although nothing is to be seen: to find marks and anchors.
  let isSurvey: Bool
  private var rows: [[Cell]]

  /// A character and its look; a wide character has an empty cell after it.
  struct Cell: Equatable {
    var text = " "
    var style: CellStyle = []
  }

  init(width: Int, visible: Range<Int>, isSurvey: Bool = false) {
    self.width = width
    self.visible = visible
    self.isSurvey = isSurvey
    rows = Array(repeating: Array(repeating: Cell(), count: width), count: visible.count)
  }

  /// Writes a text from a place to the right; what does not fit between the edges is left out.
  func write(_ text: String, x: Int, y: Int, _ style: CellStyle = [], end: Int = .max) {
    guard visible.contains(y) else { return }
    var column = x
    let end = min(end, width)
    for character in text {
      let columns = CellWidth.of(character)
      guard column < end else { return }
      if columns == 1 {
        put(Cell(text: String(character), style: style), column, y)
      } else if columns == 2, column + 1 < end {
        put(Cell(text: String(character), style: style), column, y)
        put(Cell(text: "", style: style), column + 1, y)
      }
      column += columns
    }
  }

  /// Whether nothing stands in a cell; what is not visible counts as free.
  func isFree(x: Int, y: Int) -> Bool {
    guard visible.contains(y), x >= 0, x < width else { return true }
    return rows[y - visible.lowerBound][x].text == " "
  }

  /// Takes away what stands in some rows, with their marks: halves of words would say nothing.
  func clear(rows gone: Range<Int>) {
    for row in gone.clamped(to: visible) {
      rows[row - visible.lowerBound] = Array(repeating: Cell(), count: width)
    }
    marked = marked.filter { !gone.contains($0) }
    anchors = anchors.filter { !gone.contains($0) }
  }

  /// Dims all that is drawn so far.
  func dim() {
    for row in rows.indices {
      for column in rows[row].indices where rows[row][column].text != " " {
        rows[row][column].style = .dim
      }
    }
  }

  /// Takes over the first columns of another canvas.
  func copy(_ other: Canvas, columns: Int, x: Int, y: Int) {
    for row in other.visible where visible.contains(y + row) {
      for column in 0..<min(columns, other.width, max(0, width - x)) {
        var cell = other.rows[row][column]
        // Half of a wide character is none.
        let isCut = column + 1 == columns && CellWidth.of(cell.text) == 2
        if isCut { cell.text = " " }
        put(cell, x + column, y + row)
      }
    }
    mark(Set(other.marked.map { $0 + y }))
    anchor(Set(other.anchors.map { $0 + y }))
  }

  func mark(_ rows: some Sequence<Int>) { marked.formUnion(rows) }
  func anchor(_ rows: some Sequence<Int>) { anchors.formUnion(rows) }

  private func put(_ cell: Cell, _ x: Int, _ y: Int) {
    guard x >= 0 else { return }
    let row = y - visible.lowerBound
    // Half of a wide character cannot stay.
    if rows[row][x].text.isEmpty, x > 0, !cell.text.isEmpty { rows[row][x - 1].text = " " }
    if x + 1 < width, rows[row][x + 1].text.isEmpty { rows[row][x + 1].text = " " }
    rows[row][x] = cell
  }

  /// What is visible, as lines without blanks at their ends.
  var screen: DrawnScreen {
    var screen = DrawnScreen(lines: [])
    for (index, row) in rows.enumerated() {
      let length = row.lastIndex { $0.text != " " }.map { $0 + 1 } ?? 0
      var line = ""
      var (style, start) = (CellStyle(), 0)
      for cell in row[..<length] + [Cell()] {
        if cell.style != style, !cell.text.isEmpty {
          let end = line.utf8.count
          if !style.isEmpty, end > start {
            screen.spans.append(.init(row: index, start: start, end: end, style: style.names))
          }
          (style, start) = (cell.style, end)
        }
        line += cell.text
      }
      line.removeLast()
      screen.lines.append(line)
    }
    screen.marked = marked.filter(visible.contains).map { $0 - visible.lowerBound }.sorted()
    return screen
  }
}
