extension Drawing {
  /// A control, so that its kind and its state can be seen without colour.
  func control(_ fragment: Fragment, width: Int) -> Block {
    let isUsable = fragment.isUsable
    switch fragment.kind {
    case .button:
      // What cannot be used has thin edges.
      let edges = isUsable ? ("[ ", " ]") : ("┆ ", " ┆")
      let label = row(fragment.content, spacing: 1, width: max(1, width - 4))
      let left = Block(edges.0)
      return left.beside(label).beside(Block(edges.1)).clipped(to: width)
    case .toggle(let isOn):
      let mark = isOn.wrappedValue ? "(━●) on " : "(●━) off"
      return labelled(fragment, isUsable ? mark : mark.replacing("●", with: "○"), width: width)
    case .stepper:
      return labelled(fragment, isUsable ? "[−] [+]" : "┆−┆ ┆+┆", width: width)
    case .slider(let range): return slider(fragment, range, width: width)
    case .field(let editor, let prompt, let title):
      return field(editor, prompt: prompt, title: title, isUsable: isUsable, width: width)
    default: return Block.blank(width: 0, height: 0)
    }
  }

  /// The label on the left, the control on the right.
  private func labelled(_ fragment: Fragment, _ control: String, width: Int) -> Block {
    let control = Block(control)
    let room = max(1, width - control.width - 1)
    let label = column(fragment.content, spacing: 0, .leading, width: room)
    return label.placed(in: room, .leading).beside(Block(" ")).beside(control).clipped(to: width)
  }

  private func slider(_ fragment: Fragment, _ range: SliderRange, width: Int) -> Block {
    let length = max(3, min(20, width / 3))
    let span = range.bounds.upperBound - range.bounds.lowerBound
    let part = span > 0 ? (range.read() - range.bounds.lowerBound) / span : 0
    let place = min(length - 1, max(0, Int((part * Double(length - 1)).rounded())))
    let bar =
      String(repeating: "━", count: place) + "●" + String(repeating: "─", count: length - 1 - place)
    return labelled(fragment, bar, width: width)
  }

  private func field(
    _ editor: TextFieldEditor, prompt: String, title: String, isUsable: Bool, width: Int
  ) -> Block {
    let cursor = editor === editing ? "▏" : ""
    let text = editor.text
    let shown = text.isEmpty && prompt != title ? "‹\(prompt)›" : text
    let edges = isUsable ? ("│", "│") : ("┆", "┆")
    let label = title.isEmpty ? "" : title + " "
    let room = max(1, width - CellWidth.of(label) - 2)
    // The end of a long text is what is being typed.
    var cells = Block.cells(of: shown + cursor)
    if cells.count > room { cells = Array(cells.suffix(room)) }
    if cells.first == "" { cells[0] = " " }
    return Block(label).beside(Block(edges.0)).beside(Block(rows: [cells], width: room))
      .beside(Block(edges.1)).clipped(to: width)
  }
}

extension Block {
  func clipped(to width: Int) -> Block {
    self.width > width ? placed(in: width, .leading) : self
  }
}
