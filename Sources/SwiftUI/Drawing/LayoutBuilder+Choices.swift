extension LayoutBuilder {
  /// A picker: the chosen option alone, or all of them with the chosen one marked.
  func picker(_ fragment: Fragment, _ choices: Choices) -> Element {
    let isUsable = fragment.isUsable
    switch choices.style {
    case .menu:
      let sign = GlyphElement("▾", isUsable ? [] : .dim)
      return BracketElement(
        RowElement([label(fragment.content), sign], spacing: 1), isUsable: isUsable)
    case .closed:
      let shown = choices.currentValue ?? choices.chosen.map { choices.options[$0].label }
      let value = shown.map { label($0) } ?? GlyphElement("–")
      let sign = GlyphElement("▾", isUsable ? [] : .dim)
      let box = BracketElement(RowElement([value, sign], spacing: 1), isUsable: isUsable)
      return labelled(fragment, box)
    case .open:
      let list = optionList(choices, isUsable: isUsable)
      guard let label = shownLabel(of: fragment) else { return list }
      return ColumnElement([column(label), PaddingElement(list, leading: 2)])
    case .segmented:
      let row = RowElement(segments(choices, isUsable: isUsable))
      let list = optionList(choices, isUsable: isUsable)
      guard let label = shownLabel(of: fragment).map({ column($0) }) else {
        return FittingElement([(row, row.idealWidth), (list, 0)])
      }
      let labelWidth = min(label.idealWidth, 20) + 2
      let beside = RowElement([label, SpacerElement(.horizontal, minimum: 1), row])
      return FittingElement([
        (beside, labelWidth + row.idealWidth),
        (ColumnElement([label, PaddingElement(row, leading: 2)]), row.idealWidth + 2),
        (ColumnElement([label, PaddingElement(list, leading: 2)]), 0),
      ])
    }
  }

  /// Options one below the other, the chosen one with a full mark.
  private func optionList(_ choices: Choices, isUsable: Bool) -> Element {
    ColumnElement(
      choices.options.enumerated().map { index, option in
        let look: CellStyle = isUsable && option.isUsable ? [] : .dim
        let sign = index == choices.chosen ? "●" : "○"
        let mark = GlyphElement(look.isEmpty ? sign : "┆" + sign, look)
        return RowElement([mark, label(option.label)], spacing: 1, alignment: .leading)
      })
  }

  /// Options beside one another in brackets, the chosen one in a ring.
  private func segments(_ choices: Choices, isUsable: Bool) -> [Element] {
    let edges = isUsable ? ("[", "]") : ("┆", "┆")
    let look: CellStyle = isUsable ? [] : .dim
    var parts: [Element] = [GlyphElement(edges.0, look)]
    for (index, option) in choices.options.enumerated() {
      if index > 0 { parts.append(GlyphElement("│", .dim)) }
      parts.append(ringed(option.label, index == choices.chosen))
    }
    return parts + [GlyphElement(edges.1, look)]
  }

  private func ringed(_ content: [Fragment], _ isChosen: Bool) -> Element {
    let ring = isChosen ? ("(", ")") : (" ", " ")
    return RowElement([
      GlyphElement(ring.0, .bold), label(content), GlyphElement(ring.1, .bold),
    ])
  }

  /// The content of the chosen tab, and under a line the names of all.
  func tabs(_ fragment: Fragment, _ choices: Choices) -> Element {
    let content = column(fragment.content)
    var parts: [Element] = []
    for (index, option) in choices.options.enumerated() {
      parts.append(ringed(option.label, index == choices.chosen))
    }
    let bar = FlowElement(parts, spacing: 2)
    let middle = CellPlace(horizontal: .center, vertical: .center)
    return ColumnElement([
      content, DividerElement(isUpright: false),
      FrameElement(bar, FrameLimits(maxWidth: Element.endless, place: middle)),
    ])
  }
}
