/// Cells in columns, filled row by row.
final class GridElement: Element {
  private let cells: [Element]
  private let columns: [GridColumn]
  private static let gap = 2

  init(_ cells: [Element], _ columns: [GridColumn]) {
    self.cells = cells
    self.columns = columns
  }

  override func measure(in room: Room) -> CellSize {
    let widths = widths(in: room)
    let rows = rows(in: widths)
    return CellSize(
      width: widths.reduce(max(0, widths.count - 1) * Self.gap, +),
      height: rows.reduce(0) { $0 + $1.height })
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let widths = widths(in: room)
    var top = y
    for row in rows(in: widths) {
      if top >= canvas.visible.upperBound, !canvas.isSurvey { return }
      var left = x
      for (width, cell) in zip(widths, row.cells) {
        let size = cell.size(in: Room(width: width))
        cell.draw(
          on: canvas, x: left + CellAlignment.center.offset(of: size.width, in: width),
          y: top + CellAlignment.center.offset(of: size.height, in: row.height),
          in: Room(width: width))
        left += width + Self.gap
      }
      top += row.height
    }
  }

  override func leastWidth() -> Int { cells.map(\.minimumWidth).max() ?? 0 }
  override func wantsWidth() -> Bool { true }

  private func rows(in widths: [Int]) -> [(cells: ArraySlice<Element>, height: Int)] {
    guard !widths.isEmpty else { return [] }
    return stride(from: 0, to: cells.count, by: widths.count).map { start in
      let row = cells[start..<min(start + widths.count, cells.count)]
      let height = zip(row, widths).map { $0.size(in: Room(width: $1)).height }.max() ?? 0
      return (row, height)
    }
  }

  /// The width of each column: the fixed ones first, then the flexible ones share the rest.
  private func widths(in room: Room) -> [Int] {
    let room = room.width < Element.endless ? room.width : 80
    let gaps = max(0, columns.count - 1) * Self.gap
    var left = max(0, room - gaps)
    for case .fixed(let width) in columns { left -= min(width, left) }
    var widths: [Int] = []
    var rest = columns.filter { if case .fixed = $0 { false } else { true } }.count
    var unused = max(0, room - gaps)
    for column in columns {
      switch column {
      case .fixed(let width):
        widths.append(min(width, unused))
        unused -= widths[widths.count - 1]
      case .flexible(let minimum, let maximum):
        let width = min(left, max(minimum, min(maximum ?? .max, left / rest)))
        widths.append(width)
        (left, unused, rest) = (left - width, unused - width, rest - 1)
      case .adaptive(let minimum, let maximum):
        let part = left / rest
        let count = max(1, (part + Self.gap) / (max(1, minimum) + Self.gap))
        let inner = max(0, part - (count - 1) * Self.gap)
        for index in 0..<count {
          widths.append(min(maximum ?? .max, inner / count + (index < inner % count ? 1 : 0)))
        }
        (left, unused, rest) = (left - part, unused - part, rest - 1)
      }
    }
    return fitted(widths, in: room)
  }

  /// Columns that have no room are left out: their cells go into the next row.
  private func fitted(_ widths: [Int], in room: Int) -> [Int] {
    var fitting: [Int] = []
    var used = 0
    for width in widths where width > 0 {
      let next = used + width + (fitting.isEmpty ? 0 : Self.gap)
      guard next <= room else { break }
      fitting.append(width)
      used = next
    }
    return fitting.isEmpty && room > 0 ? [room] : fitting
  }
}

/// The rows of a list: close together while each is one line, else with lines between them.
final class RowsElement: Element {
  private let close: ColumnElement
  private let ruled: ColumnElement
  private let rows: [Element]

  init(_ rows: [Element]) {
    self.rows = rows
    close = ColumnElement(rows)
    ruled = ColumnElement(
      Array(rows.map { [$0] }.joined(separator: [DividerElement(isUpright: false)])))
  }

  override func measure(in room: Room) -> CellSize {
    // A row takes the whole width, so that what is at its right edge is at the list's.
    CellSize(width: room.width, height: form(room).size(in: room).height)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    form(room).draw(on: canvas, x: x, y: y, in: room)
  }

  override func leastWidth() -> Int { close.minimumWidth }
  override func wantsWidth() -> Bool { true }

  private func form(_ room: Room) -> ColumnElement {
    close.size(in: room).height > rows.count && rows.count > 1 ? ruled : close
  }
}
