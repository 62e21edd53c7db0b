extension LayoutBuilder {
  func container(_ fragment: Fragment) -> Element? {
    switch fragment.kind {
    case .list: list(fragment.content)
    case .section(let header, let footer):
      section(header: header, rows: fragment.content, footer: footer)
    case .grid(let columns): GridElement(elements(fragment.content), columns)
    case .navigation(let title, let back):
      navigation(fragment, title: title, hasBack: back != nil)
    case .tabs(let choices): tabs(fragment, choices)
    default: column(fragment.content)
    }
  }

  /// Rows a little to the right, in groups with a blank line between them.
  private func list(_ rows: [Fragment]) -> Element {
    var groups: [[Fragment]] = []
    var wasSection = true
    for row in rows {
      let isSection = row.isSection
      if isSection || wasSection {
        groups.append([row])
      } else {
        groups[groups.count - 1].append(row)
      }
      wasSection = isSection
    }
    let elements = groups.map { group in
      if let only = group.first, case .section(let header, let footer) = only.kind {
        return section(header: header, rows: only.content, footer: footer)
      }
      return self.rows(group)
    }
    return FrameElement(
      ColumnElement(elements, spacing: 1),
      FrameLimits(
        maxWidth: Element.endless, place: CellPlace(horizontal: .leading, vertical: .leading)))
  }

  private func section(header: [Fragment], rows: [Fragment], footer: [Fragment]) -> Element {
    var parts: [Element] = []
    if !header.isEmpty { parts.append(column(header.styled(.bold))) }
    if !rows.isEmpty { parts.append(self.rows(rows)) }
    if !footer.isEmpty { parts.append(PaddingElement(column(footer.styled(.dim)), leading: 2)) }
    return ColumnElement(parts)
  }

  /// The rows of a list; where one is higher than a line, lines between them tell them apart.
  private func rows(_ rows: [Fragment]) -> Element {
    let outer = isRow
    defer { isRow = outer }
    isRow = true
    return PaddingElement(RowsElement(elements(rows)), leading: 2)
  }

  /// The bar over a screen, with a line under it: the way back and what stands at its sides, and
  /// between them the title.
  private func navigation(_ fragment: Fragment, title: String, hasBack: Bool) -> Element {
    let leading = barItems(fragment, .leading)
    let trailing = barItems(fragment, .trailing)
    let bottom = barItems(fragment, .bottom)
    let middle = barItems(fragment, .middle)
    let name = title.isEmpty ? middle : [TextElement(title, .bold)]
    let left = (hasBack ? [GlyphElement("‹ Back")] : []) + leading
    var rows = [column(fragment.content.filter { !$0.isBarRow })]
    let line = DividerElement(isUpright: false)
    if !bottom.isEmpty { rows += [line, RowElement(bottom, spacing: 1)] }
    guard !(left + name + trailing).isEmpty else { return ColumnElement(rows) }
    let space = SpacerElement(.horizontal, minimum: 1)
    // The title stands at the left, or in the middle where something else does.
    let balance = trailing.isEmpty && hasBack ? [GlyphElement("      ")] : trailing
    let bar = left.isEmpty ? name + [space] + trailing : left + [space] + name + [space] + balance
    return ColumnElement([RowElement(spaced(bar)), line] + rows)
  }

  /// Elements with a blank between those that would touch.
  private func spaced(_ elements: [Element]) -> [Element] {
    elements.enumerated().flatMap { index, element in
      index > 0 && !(element is SpacerElement) && !(elements[index - 1] is SpacerElement)
        ? [GlyphElement(" "), element] : [element]
    }
  }

  private func barItems(_ fragment: Fragment, _ part: ScreenBar.Part) -> [Element] {
    let items = fragment.content.filter(\.isBarRow).flatMap(\.content)
    return elements(items.filter { $0.barPart == part }, along: .horizontal)
  }
}

extension Fragment {
  fileprivate var isSection: Bool {
    if case .section = kind { true } else { false }
  }

  /// Where in a screen's bar it stands, if it is in one.
  fileprivate var barPart: ScreenBar.Part? { (node.memory as? ToolbarItemPlacement)?.part }

  /// Whether it is a row of what stands in the bar.
  var isBarRow: Bool {
    guard case .stack(.horizontal, _, _) = kind else { return false }
    return !content.isEmpty && content.allSatisfy { $0.barPart != nil }
  }

  func styled(_ style: CellStyle) -> Fragment {
    var fragment = self
    fragment.style.formUnion(style)
    fragment.content = content.styled(style)
    return fragment
  }
}

extension [Fragment] {
  func styled(_ style: CellStyle) -> [Fragment] { map { $0.styled(style) } }
}
