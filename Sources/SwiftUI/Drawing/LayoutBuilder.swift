/// Makes what can be laid out from what is to be seen.
@MainActor
final class LayoutBuilder {
  /// The field whose cursor is shown.
  let editing: TextFieldEditor?
  /// The views whose body has just run.
  private let ran: Set<ObjectIdentifier>
  /// The view that is to be in sight.
  private let anchor: Node?
  /// What stands in front of the screen, in the order in which it is drawn.
  private(set) var presented: [(presentation: Presentation, content: [Fragment])] = []
  /// Along which axis the views that are being built stand.
  private var axis = StackAxis.vertical
  /// Whether the views that are being built are the rows of a list.
  var isRow = false
  /// The columns that the fields of one column leave for their titles, so that they are aligned.
  var titleWidth = 0

  init(editing: TextFieldEditor?, ran: Set<ObjectIdentifier>, anchor: Node?) {
    self.editing = editing
    self.ran = ran
    self.anchor = anchor
  }

  func elements(_ fragments: [Fragment], along axis: StackAxis = .vertical) -> [Element] {
    let outer = (self.axis, titleWidth)
    defer { (self.axis, titleWidth) = outer }
    self.axis = axis
    if axis == .vertical { titleWidth = Self.titleWidth(of: fragments) } else { titleWidth = 0 }
    return fragments.compactMap { element($0) }
  }

  func column(
    _ fragments: [Fragment], spacing: Int = 0, alignment: CellAlignment = .leading
  ) -> Element {
    let elements = elements(fragments)
    if elements.count == 1, let only = elements.first { return only }
    return ColumnElement(elements, spacing: spacing, alignment: alignment)
  }

  /// The views as a modifier around them sees them: as one.
  private func single(_ fragments: [Fragment]) -> Element {
    let inside = axis
    let elements = fragments.compactMap { element($0) }
    if elements.count == 1, let only = elements.first { return only }
    return inside == .horizontal
      ? RowElement(elements, spacing: 1) : ColumnElement(elements, alignment: .center)
  }

  /// The label of a control, on one line where it fits.
  func label(_ fragments: [Fragment]) -> Element {
    let elements = elements(fragments, along: .horizontal)
    if elements.count == 1, let only = elements.first { return only }
    return RowElement(elements, spacing: 1)
  }

  private func element(_ fragment: Fragment) -> Element? {
    guard let element = make(fragment) else { return nil }
    if fragment.node === anchor { element.isAnchor = true }
    if fragment.isSeenItself, !ran.isEmpty { element.isMarked = hasRun(fragment.node) }
    return fragment.isSelected.map { chosen(element, $0) } ?? element
  }

  private func make(_ fragment: Fragment) -> Element? {
    let content = fragment.content
    switch fragment.kind {
    case .text(let text): return self.text(text, fragment)
    case .image(let name): return GlyphElement(name, style(of: fragment))
    case .spacer(let minimum):
      let length = minimum.map { axis == .horizontal ? Points.columns($0) : Points.rows($0) }
      // In a column a spacer is a row at least: a gap that is meant to be seen.
      return SpacerElement(axis, minimum: max(axis == .vertical ? 1 : 0, length ?? 0))
    case .divider: return DividerElement(isUpright: axis == .horizontal)
    case .shape(let form, let isFilled, let isVisible):
      return ShapeElement(form, isFilled: isFilled, isVisible: isVisible)
    case .stack(.vertical, let spacing, let alignment):
      return ColumnElement(
        elements(content), spacing: Points.gap(spacing ?? 0), alignment: alignment)
    case .stack(.horizontal, let spacing, let alignment):
      return RowElement(
        elements(content, along: .horizontal), spacing: Points.columnGap(spacing),
        alignment: alignment)
    case .stack(.depth, _, _):
      return LayersElement(elements(content, along: .depth), place: .center, base: nil)
    case .layers(let place):
      return LayersElement(elements(content, along: .depth), place: place, base: nil)
    case .layered(let place): return layered(fragment, place)
    case .padding(let top, let leading, let bottom, let trailing):
      return PaddingElement(
        single(content), top: top, leading: leading, bottom: bottom, trailing: trailing)
    case .frame(var limits):
      // A picture is a name: more room would say nothing. A symbol may be in line with others.
      if content.count == 1, let columns = content[0].pictureColumns {
        (limits.height, limits.minHeight) = (nil, nil)
        if columns > 1 { (limits.width, limits.minWidth) = (nil, nil) }
      }
      return FrameElement(single(content), limits)
    case .sideways: return SidewaysElement(single(content))
    case .presented(let presentation):
      presented.append((presentation, content))
      return nil
    case .button, .toggle, .stepper, .field, .slider, .link, .picker, .date, .progress:
      return control(fragment)
    case .group, .list, .section, .grid, .navigation, .tabs: return container(fragment)
    }
  }

  private func text(_ text: String, _ fragment: Fragment) -> Element {
    let values = EnvironmentValues(scope: fragment.node.scope, reader: nil)
    return TextElement(
      text, style(of: fragment), lineLimit: values.lineLimit,
      alignment: values.multilineTextAlignment.cells)
  }

  func style(of fragment: Fragment) -> CellStyle {
    fragment.isUsable ? fragment.style : fragment.style.union(.dim)
  }

  /// A view with another one over or behind it.
  private func layered(_ fragment: Fragment, _ place: CellPlace) -> Element {
    let base = fragment.content.filter { $0.node.isInside(fragment.node, at: .position(0)) }
    let layer = fragment.content.filter { !$0.node.isInside(fragment.node, at: .position(0)) }
    var lower = single(base)
    let uppers = layer.compactMap { element($0) }
    let hasMargins = (lower as? PaddingElement).map { $0.hasRoom }
    let shape = uppers.lazy.compactMap { $0 as? ShapeElement }.first { !$0.isColor }
    if let shape, hasMargins != true { lower = RingRoomElement(lower, around: shape) }
    return LayersElement([lower] + uppers, place: place, base: 0)
  }

  /// Whether the innermost of the program's views that a view is in has just run its body.
  private func hasRun(_ node: Node) -> Bool {
    var next: Node? = node
    // What a modifier is applied to belongs to the view that wrote it there.
    var modifiers = 0
    while let view = next {
      next = view.parent
      if view.viewType is any ModifiedPlace.Type { modifiers += 1 }
      guard !TypeName.isOwn(view.viewType) else { continue }
      if modifiers == 0 { return ran.contains(ObjectIdentifier(view)) }
      modifiers -= 1
    }
    return false
  }

  private func chosen(_ element: Element, _ isChosen: Bool) -> Element {
    RowElement([GlyphElement(isChosen ? "●" : "○"), element], spacing: 1, alignment: .leading)
  }

  private static func titleWidth(of fragments: [Fragment]) -> Int {
    let titles = fragments.compactMap { fragment in
      if case .field(_, _, let title) = fragment.kind { CellWidth.of(title) } else { nil }
    }
    return titles.count > 1 ? titles.max() ?? 0 : 0
  }
}

extension Fragment {
  /// Whether something of it is seen that is not one of its parts.
  fileprivate var isSeenItself: Bool {
    switch kind {
    case .text, .image, .divider, .shape, .progress: true
    default: isControl
    }
  }

  /// The columns of a picture, whatever frames and shapes it is in; nil for all else.
  fileprivate var pictureColumns: Int? {
    switch kind {
    case .image(let name): CellWidth.of(name)
    case .frame, .layered: content.first?.pictureColumns
    default: nil
    }
  }
}

extension Node {
  /// Whether this view is in the part of `ancestor` that stands at `slot`.
  fileprivate func isInside(_ ancestor: Node, at slot: Slot) -> Bool {
    var node = self
    while let parent = node.parent {
      if parent === ancestor { return node.slot == slot }
      node = parent
    }
    return false
  }
}
