extension LayoutBuilder {
  /// A control, so that its kind and its state can be seen without colour.
  func control(_ fragment: Fragment) -> Element? {
    let isUsable = fragment.isUsable
    switch fragment.kind {
    case .button: return BracketElement(label(fragment.content), isUsable: isUsable)
    case .link: return link(fragment, isUsable: isUsable)
    case .toggle(let isOn):
      let sign = isOn.wrappedValue ? "(━●) on " : "(●━) off"
      return labelled(fragment, mark(isUsable ? sign : sign.replacing("●", with: "○"), isUsable))
    case .stepper(let increment, let decrement):
      let minus = isUsable && decrement != nil ? "[−]" : "┆−┆"
      let plus = isUsable && increment != nil ? "[+]" : "┆+┆"
      return labelled(fragment, mark(minus + " " + plus, isUsable))
    case .slider(let range): return labelled(fragment, BarElement(.knob, range.part, isUsable))
    case .progress(let part): return progress(fragment, part)
    case .field(let editor, let prompt, let title):
      return field(fragment, editor, prompt: prompt, title: title)
    case .picker(let choices): return picker(fragment, choices)
    case .date(let entry):
      let parts = entry.texts.map { BracketElement(GlyphElement($0), isUsable: isUsable) }
      return labelled(fragment, RowElement(parts, spacing: 1))
    default: return nil
    }
  }

  private func mark(_ text: String, _ isUsable: Bool) -> Element {
    GlyphElement(text, isUsable ? [] : .dim)
  }

  /// The label on the left, the control on the right; without a label the control alone.
  func labelled(_ fragment: Fragment, _ control: Element) -> Element {
    guard let content = shownLabel(of: fragment) else { return control }
    let label = column(content)
    let apart = [label, SpacerElement(.horizontal, minimum: 1), control]
    let needed = min(label.idealWidth, max(label.minimumWidth, 8)) + 1 + control.minimumWidth
    let under = PaddingElement(control, leading: 2)
    return FittingElement([(RowElement(apart), needed), (ColumnElement([label, under]), 0)])
  }

  /// What is to be seen of a control's label; nil for nothing.
  func shownLabel(of fragment: Fragment) -> [Fragment]? {
    let isHidden = EnvironmentValues(scope: fragment.node.scope, reader: nil).hidesLabels
    return isHidden || fragment.content.isEmpty ? nil : fragment.content
  }

  /// What leads somewhere ends in an arrow: at the right edge in a list, else after its label.
  private func link(_ fragment: Fragment, isUsable: Bool) -> Element {
    let label = label(fragment.content)
    guard isUsable else { return BracketElement(label, isUsable: false) }
    let arrow = GlyphElement("›")
    guard isRow else { return RowElement([label, arrow], spacing: 1) }
    return RowElement([label, SpacerElement(.horizontal, minimum: 1), arrow])
  }

  private func progress(_ fragment: Fragment, _ part: Double?) -> Element {
    guard let part, part.isFinite else {
      let label = fragment.content.isEmpty ? GlyphElement("…") : label(fragment.content)
      return RowElement([GlyphElement("◌"), label], spacing: 1)
    }
    let number = "\(Int((min(1, max(0, part)) * 100).rounded())) %"
    let percent = GlyphElement(String(repeating: " ", count: 5 - number.count) + number)
    return labelled(fragment, RowElement([BarElement(.filled, part, true), percent], spacing: 1))
  }

  private func field(
    _ fragment: Fragment, _ editor: TextFieldEditor, prompt: String, title: String
  ) -> Element {
    let isEdited = editor === editing
    let box = FieldElement(
      editor.text, prompt: prompt == title ? "" : prompt, isEdited: isEdited,
      isUsable: fragment.isUsable)
    box.isAnchor = isEdited
    let values = EnvironmentValues(scope: fragment.node.scope, reader: nil)
    guard !title.isEmpty, !values.hidesLabels else { return box }
    let style: CellStyle = fragment.isUsable ? [] : .dim
    let width = max(titleWidth, CellWidth.of(title))
    let name = FrameElement(
      GlyphElement(title, style),
      FrameLimits(width: width, place: CellPlace(horizontal: .leading, vertical: .center)))
    let above = ColumnElement([TextElement(title, style), box])
    return FittingElement([
      (RowElement([name, box], spacing: 1), width + 1 + box.minimumWidth), (above, 0),
    ])
  }
}

extension SliderRange {
  /// Where the value stands between the bounds, from 0 to 1.
  fileprivate var part: Double {
    let span = bounds.upperBound - bounds.lowerBound
    return span > 0 ? (read() - bounds.lowerBound) / span : 0
  }
}
