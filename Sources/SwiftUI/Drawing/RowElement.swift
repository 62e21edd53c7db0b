/// Elements beside one another.
///
/// Those that know their width come first, the least wide of them before the others; controls that
/// grow share what is left, and spacers what these leave.
final class RowElement: Element {
  private let children: [Element]
  private let spacing: Int
  private let alignment: CellAlignment
  private var arrangements: [Room: [Slot]] = [:]

  /// Where an element stands, and the room it was given.
  private struct Slot {
    var x = 0
    var y = 0
    var room: Room
    var size = CellSize()
  }

  init(_ children: [Element], spacing: Int = 0, alignment: CellAlignment = .center) {
    self.children = children
    self.spacing = spacing
    self.alignment = alignment
  }

  override func measure(in room: Room) -> CellSize {
    let slots = arranged(in: room)
    return CellSize(
      width: slots.map { $0.x + $0.size.width }.max() ?? 0,
      height: slots.map { $0.y + $0.size.height }.max() ?? 0)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    for (child, slot) in zip(children, arranged(in: room)) where slot.size.width > 0 {
      child.draw(on: canvas, x: x + slot.x, y: y + slot.y, in: slot.room)
    }
  }

  override func leastWidth() -> Int {
    children.reduce(gaps) { $0 + $1.minimumWidth }
  }

  override func wantsWidth() -> Bool { children.contains { $0.growsWidth } }

  // A line between views takes the height of the others, no more.
  override func wantsHeight() -> Bool {
    children.contains { $0.growsHeight && !($0 is DividerElement) }
  }

  override func firstBaseline(in room: Room) -> Int {
    zip(children, arranged(in: room)).map { $1.y + $0.firstBaseline(in: $1.room) }.min() ?? 0
  }

  private var gaps: Int { max(0, children.count - 1) * spacing }

  private func arranged(in room: Room) -> [Slot] {
    if let known = arrangements[room] { return known }
    let widths = sharedWidths(in: room)
    var slots = widths.map { Slot(room: Room(width: $0, height: room.height)) }
    for index in slots.indices { slots[index].size = children[index].size(in: slots[index].room) }
    stretch(&slots, in: room)
    place(&slots, in: room)
    arrangements[room] = slots
    return slots
  }

  private func sharedWidths(in room: Room) -> [Int] {
    var widths = Array(repeating: 0, count: children.count)
    let free = max(0, room.width - gaps)
    let growing = children.indices.filter { children[$0].growsWidth }
    let spacers = growing.filter { children[$0] is SpacerElement }
    let controls = growing.filter { !(children[$0] is SpacerElement) }
    let kept = spacers.reduce(0) { $0 + children[$1].minimumWidth }
    let wanted = controls.reduce(kept) { $0 + children[$1].minimumWidth }
    var left = free - min(wanted, free / 2)
    let offer = Room(width: left, height: room.height)
    share(
      &left,
      among: children.indices.filter { !children[$0].growsWidth }.map {
        ($0, children[$0].size(in: offer).width)
      }, &widths, height: room.height)
    left = free - widths.reduce(0, +) - min(kept, free)
    // The one that needs most is served last, so that it gets what the others do not take.
    share(&left, among: controls.map { ($0, children[$0].minimumWidth) }, &widths, height: nil)
    left = free - widths.reduce(0, +)
    for (index, spacer) in spacers.enumerated() {
      let part = max(0, left) / (spacers.count - index)
      widths[spacer] = room.width < Element.endless ? part : children[spacer].minimumWidth
      left -= widths[spacer]
    }
    return widths
  }

  /// Offers each an equal share of what those before it have left, the smallest first.
  private func share(
    _ left: inout Int, among some: [(index: Int, weight: Int)], _ widths: inout [Int],
    height: Int?
  ) {
    let order = some.sorted { ($0.weight, $0.index) < ($1.weight, $1.index) }
    for (count, (index, _)) in order.enumerated() {
      let rest = order[(count + 1)...].reduce(0) { $0 + min($1.weight, 3) }
      let equal = max(0, left) / (order.count - count)
      // A word is not broken as long as the others have something left.
      let share = max(equal, min(children[index].minimumWidth, left - rest))
      widths[index] = children[index].size(in: Room(width: max(0, share), height: height)).width
      left -= widths[index]
    }
  }

  /// What grows in height is as high as the highest of the others.
  private func stretch(_ slots: inout [Slot], in room: Room) {
    let others = children.indices.filter { !children[$0].growsHeight }
    let height = others.map { slots[$0].size.height }.max() ?? 1
    for index in children.indices where children[index].growsHeight {
      let isLine = children[index] is DividerElement
      slots[index].room.height = isLine ? height : room.height ?? height
      slots[index].size = children[index].size(in: slots[index].room)
    }
  }

  private func place(_ slots: inout [Slot], in room: Room) {
    let height = slots.map(\.size.height).max() ?? 0
    let baselines = zip(children, slots).map { $0.firstBaseline(in: $1.room) }
    let lowest = baselines.max() ?? 0
    var x = 0
    for index in slots.indices {
      // Gaps are the first to go where there is no room.
      slots[index].x = min(x, max(0, room.width - slots[index].size.width))
      slots[index].y =
        alignment == .firstBaseline
        ? lowest - baselines[index] : alignment.offset(of: slots[index].size.height, in: height)
      x = slots[index].x + slots[index].size.width + spacing
    }
  }
}
