/// Something laid out: it says its size within a room, and draws itself there.
///
/// A size is never wider than its room. Sizes are kept, because stacks ask for several.
@MainActor
class Element {
  /// Whether it belongs to a view whose body has just run.
  final var isMarked = false
  /// Whether it is what a person wants to see now.
  final var isAnchor = false
  private var sizes: [(room: Room, size: CellSize)] = []

  final func size(in room: Room) -> CellSize {
    if let known = sizes.first(where: { $0.room == room }) { return known.size }
    var size = measure(in: room)
    size.width = max(0, min(size.width, room.width))
    sizes.append((room, size))
    return size
  }

  final func draw(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    if isMarked || isAnchor {
      let rows = y..<y + size(in: room).height
      if isMarked { canvas.mark(rows) }
      if isAnchor { canvas.anchor(rows) }
    }
    paint(on: canvas, x: x, y: y, in: room)
  }

  /// The size in a room.
  func measure(in room: Room) -> CellSize { CellSize() }

  /// Draws what `measure` has measured in the same room.
  func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {}

  /// The width below which it cannot be read; asked for once.
  final lazy var minimumWidth = leastWidth()
  func leastWidth() -> Int { 0 }

  /// Whether it takes the columns, or the rows, that others leave.
  final lazy var growsWidth = wantsWidth()
  final lazy var growsHeight = wantsHeight()
  func wantsWidth() -> Bool { false }
  func wantsHeight() -> Bool { false }

  /// The row of its first line of text.
  func firstBaseline(in room: Room) -> Int { 0 }

  /// The width it would have if there were room without end.
  final var idealWidth: Int { size(in: Room(width: Element.endless)).width }

  static let endless = 10_000
}

/// Room that grows along a row or a column.
final class SpacerElement: Element {
  let axis: StackAxis
  let minimum: Int

  init(_ axis: StackAxis, minimum: Int) {
    self.axis = axis
    self.minimum = minimum
  }

  override func measure(in room: Room) -> CellSize {
    // In a room without an end it keeps its minimum.
    axis == .horizontal
      ? CellSize(width: room.width < Element.endless ? room.width : minimum, height: 0)
      : CellSize(width: 0, height: max(minimum, room.height ?? 0))
  }

  override func leastWidth() -> Int { axis == .horizontal ? minimum : 0 }
  override func wantsWidth() -> Bool { axis == .horizontal }
  override func wantsHeight() -> Bool { axis == .vertical }
}

/// A line between views: it lies in a column and stands in a row.
final class DividerElement: Element {
  let isUpright: Bool

  init(isUpright: Bool) { self.isUpright = isUpright }

  override func measure(in room: Room) -> CellSize {
    if isUpright { return CellSize(width: 1, height: max(1, room.height ?? 1)) }
    return CellSize(width: room.width < Element.endless ? room.width : 1, height: 1)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let size = size(in: room)
    guard isUpright else {
      return canvas.write(String(repeating: "─", count: size.width), x: x, y: y, .dim)
    }
    for row in 0..<size.height { canvas.write("│", x: x, y: y + row, .dim, end: x + size.width) }
  }

  override func leastWidth() -> Int { 1 }
  override func wantsWidth() -> Bool { !isUpright }
  override func wantsHeight() -> Bool { isUpright }
}
