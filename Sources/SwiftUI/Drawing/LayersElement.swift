/// Elements over one another.
///
/// Shapes are drawn last and only where there is room for them: around what is there.
final class LayersElement: Element {
  private let layers: [Element]
  private let place: CellPlace
  /// The layer that gives all their size; nil where the largest does.
  private let base: Int?

  init(_ layers: [Element], place: CellPlace, base: Int?) {
    self.layers = layers
    self.place = place
    self.base = base
  }

  override func measure(in room: Room) -> CellSize {
    if let base { return layers[base].size(in: room) }
    let sizes = rooms(in: room).enumerated().map { layers[$0].size(in: $1) }
    return CellSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let size = size(in: room)
    let rooms = rooms(in: room)
    let order =
      layers.indices.filter { !layers[$0].isShape }
      + layers.indices.filter { layers[$0].isShape }
    for index in order where !(layers[index].isColor && layers.count > 1) {
      let inner = layers[index].size(in: rooms[index])
      layers[index].draw(
        on: canvas, x: x + place.horizontal.offset(of: inner.width, in: size.width),
        y: y + place.vertical.offset(of: inner.height, in: size.height), in: rooms[index])
    }
  }

  override func leastWidth() -> Int {
    base.map { layers[$0].minimumWidth } ?? layers.map(\.minimumWidth).max() ?? 0
  }

  override func wantsWidth() -> Bool {
    base.map { layers[$0].growsWidth } ?? layers.contains { $0.growsWidth }
  }

  override func wantsHeight() -> Bool {
    base.map { layers[$0].growsHeight } ?? layers.contains { $0.growsHeight }
  }

  override func firstBaseline(in room: Room) -> Int {
    guard let base else { return 0 }
    return layers[base].firstBaseline(in: room)
  }

  /// The room of each layer: those over or behind another one get its size.
  private func rooms(in room: Room) -> [Room] {
    if let base {
      let size = layers[base].size(in: room)
      return layers.indices.map {
        $0 == base ? room : Room(width: size.width, height: size.height)
      }
    }
    // What has no height of its own is as high as the others.
    let height = layers.filter { !$0.growsHeight }.map { $0.size(in: room).height }.max()
    return layers.map {
      $0.growsHeight ? Room(width: room.width, height: room.height ?? height) : room
    }
  }
}

extension Element {
  /// Whether it is a shape, in a frame or with margins perhaps.
  var isShape: Bool { core is ShapeElement }

  /// Whether it is nothing but a colour: behind or over something it is not drawn.
  var isColor: Bool { (core as? ShapeElement)?.form == .plane }

  private var core: Element {
    switch self {
    case let frame as FrameElement: frame.child.core
    case let padding as PaddingElement: padding.child.core
    default: self
    }
  }
}

/// A view with free cells around it for the shape that is drawn there.
///
/// One line has room for a ring. Where the edge itself is what is wanted, there is room for a frame.
final class RingRoomElement: Element {
  private let child: Element
  private let hasRings: Bool
  private let hasFrames: Bool

  init(_ child: Element, around shape: ShapeElement) {
    self.child = child
    hasRings = shape.form != .rectangle
    hasFrames = !shape.isFilled
  }

  override func measure(in room: Room) -> CellSize {
    var size = child.size(in: inside(room))
    size.width += 2 * edge(room).columns
    size.height += 2 * edge(room).rows
    return size
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let edge = edge(room)
    child.draw(on: canvas, x: x + edge.columns, y: y + edge.rows, in: inside(room))
  }

  override func leastWidth() -> Int { child.minimumWidth + 2 }
  override func wantsWidth() -> Bool { child.growsWidth }
  override func wantsHeight() -> Bool { child.growsHeight }

  override func firstBaseline(in room: Room) -> Int {
    edge(room).rows + child.firstBaseline(in: inside(room))
  }

  private func edge(_ room: Room) -> (columns: Int, rows: Int) {
    guard room.width >= 3 else { return (0, 0) }
    let inner = child.size(in: Room(width: room.width - 2, height: room.height))
    if hasRings, inner.height == 1 { return (1, 0) }
    return hasFrames ? (1, 1) : (0, 0)
  }

  private func inside(_ room: Room) -> Room {
    Room(width: room.width - 2 * edge(room).columns, height: room.height)
  }
}
