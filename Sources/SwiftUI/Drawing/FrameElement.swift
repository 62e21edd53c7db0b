/// An element with margins.
final class PaddingElement: Element {
  let child: Element
  let top, leading, bottom, trailing: Int

  init(_ child: Element, top: Int = 0, leading: Int = 0, bottom: Int = 0, trailing: Int = 0) {
    self.child = child
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Whether there is room for a frame, or for a ring around one line.
  var hasRoom: Bool { leading > 0 && trailing > 0 && (top > 0) == (bottom > 0) }

  override func measure(in room: Room) -> CellSize {
    let inner = child.size(in: inside(room))
    return CellSize(
      width: inner.width + sides(in: room).total, height: inner.height + top + bottom)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    child.draw(on: canvas, x: x + sides(in: room).leading, y: y + top, in: inside(room))
  }

  override func leastWidth() -> Int { child.minimumWidth + min(2, leading + trailing) }
  override func wantsWidth() -> Bool { child.growsWidth }
  override func wantsHeight() -> Bool { child.growsHeight }

  override func firstBaseline(in room: Room) -> Int {
    top + child.firstBaseline(in: inside(room))
  }

  private func inside(_ room: Room) -> Room {
    Room(
      width: room.width - sides(in: room).total,
      height: room.height.map { max(0, $0 - top - bottom) })
  }

  /// Margins give way before words are broken.
  private func sides(in room: Room) -> (leading: Int, total: Int) {
    let total = max(0, min(leading + trailing, room.width - max(1, child.minimumWidth)))
    guard total > 0 else { return (0, 0) }
    return (leading * total / (leading + trailing), total)
  }
}

/// The bounds of a frame, in cells; nil where the content decides.
struct FrameLimits {
  var minWidth: Int?
  /// At most so many columns, and as many of them as there are.
  var maxWidth: Int?
  var width: Int?
  var minHeight: Int?
  var maxHeight: Int?
  var height: Int?
  var place = CellPlace.center
}

/// An element in a frame, which is never smaller than what must be read in it.
final class FrameElement: Element {
  let child: Element
  private let limits: FrameLimits

  init(_ child: Element, _ limits: FrameLimits) {
    self.child = child
    self.limits = limits
  }

  override func measure(in room: Room) -> CellSize {
    let inner = child.size(in: inside(room))
    return CellSize(width: width(inner, in: room), height: height(inner, in: room))
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    let (inner, outer) = (child.size(in: inside(room)), size(in: room))
    child.draw(
      on: canvas, x: x + limits.place.horizontal.offset(of: inner.width, in: outer.width),
      y: y + limits.place.vertical.offset(of: inner.height, in: outer.height), in: inside(room))
  }

  override func leastWidth() -> Int { max(child.minimumWidth, limits.width ?? 0) }

  override func wantsWidth() -> Bool {
    limits.width == nil && (limits.maxWidth != nil || child.growsWidth)
  }

  override func wantsHeight() -> Bool {
    limits.height == nil && (limits.maxHeight != nil || child.growsHeight)
  }

  override func firstBaseline(in room: Room) -> Int {
    let (inner, outer) = (child.size(in: inside(room)), size(in: room))
    return limits.place.vertical.offset(of: inner.height, in: outer.height)
      + child.firstBaseline(in: inside(room))
  }

  private func inside(_ room: Room) -> Room {
    var width = room.width
    if let fixed = limits.width { width = min(width, max(fixed, child.minimumWidth)) }
    if let most = limits.maxWidth { width = min(width, max(most, limits.minWidth ?? 0)) }
    let height = limits.height ?? room.height.map { min($0, limits.maxHeight ?? $0) }
    // Only what grows is offered rows: the others have their own height.
    return Room(width: width, height: child.growsHeight ? height ?? limits.minHeight : nil)
  }

  private func width(_ inner: CellSize, in room: Room) -> Int {
    if let fixed = limits.width { return max(inner.width, min(fixed, room.width)) }
    let least = max(inner.width, min(limits.minWidth ?? 0, room.width))
    guard let most = limits.maxWidth, room.width < Element.endless else { return least }
    return max(least, min(most, room.width))
  }

  private func height(_ inner: CellSize, in room: Room) -> Int {
    if let fixed = limits.height { return max(inner.height, fixed) }
    let least = max(inner.height, limits.minHeight ?? 0)
    guard let most = limits.maxHeight, let height = room.height else { return least }
    return max(least, min(most, height))
  }
}
