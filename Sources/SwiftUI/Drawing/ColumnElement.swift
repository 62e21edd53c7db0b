/// Elements one below the other.
final class ColumnElement: Element {
  private let children: [Element]
  private let spacing: Int
  private let alignment: CellAlignment
  private var known: [Room: [Int?]] = [:]

  init(_ children: [Element], spacing: Int = 0, alignment: CellAlignment = .leading) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  override func measure(in room: Room) -> CellSize {
    var size = CellSize(width: 0, height: max(0, children.count - 1) * spacing)
    let heights = heights(in: room)
    for (index, child) in children.enumerated() {
      let part = child.size(in: Room(width: room.width, height: heights?[index]))
      size.width = max(size.width, part.width)
      size.height += part.height
    }
    return size
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let width = size(in: room).width
    let heights = heights(in: room)
    var row = y
    for (index, child) in children.enumerated() {
      // What is above or below the window is not drawn, but it may be looked for.
      if row >= canvas.visible.upperBound, !canvas.isSurvey { return }
      let room = Room(width: room.width, height: heights?[index])
      let part = child.size(in: room)
      if canvas.isSurvey || row + part.height > canvas.visible.lowerBound {
        let offset = alignment.offset(of: part.width, in: width)
        child.draw(on: canvas, x: x + offset, y: row, in: room)
      }
      row += part.height + spacing
    }
  }

  override func leastWidth() -> Int { children.map(\.minimumWidth).max() ?? 0 }

  override func wantsWidth() -> Bool { children.contains { $0.growsWidth } }

  override func wantsHeight() -> Bool { children.contains { $0.growsHeight } }

  override func firstBaseline(in room: Room) -> Int {
    guard let first = children.first else { return 0 }
    return first.firstBaseline(in: Room(width: room.width, height: heights(in: room)?[0]))
  }

  /// The heights that the children are offered: what grows shares what the others leave.
  private func heights(in room: Room) -> [Int?]? {
    guard let height = room.height else { return nil }
    if let heights = known[room] { return heights }
    let growing = children.indices.filter { children[$0].growsHeight }
    var heights = [Int?](repeating: nil, count: children.count)
    let others = children.filter { !$0.growsHeight }
      .reduce(max(0, children.count - 1) * spacing) {
        $0 + $1.size(in: Room(width: room.width)).height
      }
    var left = height - others
    for (count, index) in growing.enumerated() {
      let part = max(0, left) / (growing.count - count)
      heights[index] = part
      left -= children[index].size(in: Room(width: room.width, height: part)).height
    }
    known[room] = heights
    return heights
  }
}

/// Elements beside one another, in as many rows as they need.
final class FlowElement: Element {
  private let children: [Element]
  private let spacing: Int

  init(_ children: [Element], spacing: Int) {
    self.children = children
    self.spacing = spacing
  }

  override func measure(in room: Room) -> CellSize {
    let rows = rows(in: room)
    return CellSize(
      width: rows.map { $0.size(in: room).width }.max() ?? 0,
      height: rows.reduce(0) { $0 + $1.size(in: room).height })
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let width = size(in: room).width
    var row = y
    for element in rows(in: room) {
      let size = element.size(in: room)
      let offset = CellAlignment.center.offset(of: size.width, in: width)
      element.draw(on: canvas, x: x + offset, y: row, in: room)
      row += size.height
    }
  }

  override func leastWidth() -> Int { children.map(\.minimumWidth).max() ?? 0 }

  private func rows(in room: Room) -> [RowElement] {
    var rows: [[Element]] = []
    var used = 0
    for child in children {
      let width = child.size(in: Room(width: room.width)).width
      if rows.isEmpty || used + spacing + width > room.width {
        rows.append([child])
        used = width
      } else {
        rows[rows.count - 1].append(child)
        used += spacing + width
      }
    }
    return rows.map { RowElement($0, spacing: spacing) }
  }
}

/// The first of several forms of one and the same thing that its room has columns for.
final class FittingElement: Element {
  private let forms: [(element: Element, width: Int)]

  /// Each form with the width it needs; the last one is taken where none fits.
  init(_ forms: [(element: Element, width: Int)]) { self.forms = forms }

  override func measure(in room: Room) -> CellSize { fitting(room).size(in: room) }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    fitting(room).draw(on: canvas, x: x, y: y, in: room)
  }

  override func leastWidth() -> Int { forms.last?.element.minimumWidth ?? 0 }
  override func wantsWidth() -> Bool { forms.contains { $0.element.growsWidth } }

  override func firstBaseline(in room: Room) -> Int { fitting(room).firstBaseline(in: room) }

  private func fitting(_ room: Room) -> Element {
    (forms.first { $0.width <= room.width } ?? forms.last)?.element ?? Element()
  }
}
