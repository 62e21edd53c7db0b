/// The screen as lines of characters, never wider than its columns.
@MainActor
struct Drawing {
  let columns: Int
  /// The field whose cursor is shown.
  var editing: TextFieldEditor?

  /// The lines; with fewer `rows` than there are, the last one says how many are left out.
  func lines(_ fragments: [Fragment], rows: Int? = nil) -> [String] {
    let screen = column(fragments, spacing: 0, .leading, width: columns)
    let lines = screen.lines
    guard let rows, rows > 0, lines.count > rows else { return lines }
    let hidden = lines.count - rows + 1
    return lines.prefix(rows - 1) + ["⋮ \(hidden) more"]
  }

  func block(_ fragment: Fragment, width: Int) -> Block {
    switch fragment.kind {
    case .text(let text): paragraph(text, width: width)
    case .image(let name): Block(rows: [Block.cells(of: name)], width: fitting(name, width))
    case .stack(.vertical, let spacing, let alignment):
      column(fragment.content, spacing: (spacing ?? 0) / 16, alignment, width: width)
    case .stack(.horizontal, let spacing, _):
      row(fragment.content, spacing: spacing.map { max(1, $0 / 8) } ?? 1, width: width)
    case .stack(.depth, _, _):
      fragment.content.map { block($0, width: width) }
        .reduce(Block.blank(width: 0, height: 0)) { $0.under($1) }
    case .spacer: Block.blank(width: 1, height: 1)
    case .divider:
      Block(rows: [Array(repeating: "─", count: width)], width: width)
    case .padding(let top, let leading, let bottom, let trailing):
      padded(fragment.content, (top, leading, bottom, trailing), width: width)
    case .expanding(let alignment):
      column(fragment.content, spacing: 0, alignment, width: width).placed(in: width, alignment)
    case .fixedWidth(let wanted, let alignment):
      column(fragment.content, spacing: 0, alignment, width: min(wanted, width))
        .placed(in: min(wanted, width), alignment)
    case .button, .toggle, .stepper, .field, .slider, .link, .picker, .date, .progress:
      control(fragment, width: width)
    case .section(let header, let footer):
      column(header + fragment.content + footer, spacing: 0, .leading, width: width)
    case .group, .list, .grid, .presented, .navigation, .tabs:
      column(fragment.content, spacing: 0, .leading, width: width)
    }
  }

  func column(
    _ fragments: [Fragment], spacing: Int, _ alignment: CellAlignment, width: Int
  ) -> Block {
    let blocks = fragments.map { block($0, width: width) }
    let widest = blocks.map(\.width).max() ?? 0
    let gap = [[String]](repeating: [], count: spacing)
    let rows = blocks.map { $0.placed(in: widest, alignment).rows }
    return Block(rows: Array(rows.joined(separator: gap)), width: widest)
  }

  /// Puts the views beside one another; what can grow shares what the others leave.
  func row(_ fragments: [Fragment], spacing: Int, width: Int) -> Block {
    let gaps = max(0, fragments.count - 1) * spacing
    var free = max(0, width - gaps)
    var blocks: [Int: Block] = [:]
    for (index, fragment) in fragments.enumerated() where !fragment.canGrow {
      let block = block(fragment, width: max(1, free))
      blocks[index] = block
      free = max(0, free - block.width)
    }
    var growing = fragments.indices.filter { blocks[$0] == nil }
    while let index = growing.first {
      let share = free / growing.count
      let block = block(fragments[index], width: max(1, share)).placed(in: share, .leading)
      blocks[index] = block
      free -= share
      growing.removeFirst()
    }
    let ordered = fragments.indices.compactMap { blocks[$0] }
    guard let first = ordered.first else { return Block.blank(width: 0, height: 0) }
    let gap = Block.blank(width: spacing, height: 1)
    let whole = ordered.dropFirst().reduce(first) { $0.beside(gap).beside($1) }
    return whole.width > width ? whole.placed(in: width, .leading) : whole
  }

  func paragraph(_ text: String, width: Int) -> Block {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { wrapped(String($0), width: max(1, width)) }
    return Block(rows: lines, width: lines.map(\.count).max() ?? 0)
  }

  private func wrapped(_ text: String, width: Int) -> [[String]] {
    var lines: [[String]] = []
    var line: [String] = []
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      var cells = Block.cells(of: String(word))
      if !line.isEmpty, line.count + 1 + cells.count > width {
        lines.append(line)
        line = []
      }
      if !line.isEmpty || !lines.isEmpty && line.isEmpty && cells.isEmpty { line.append(" ") }
      while cells.count > width {
        var end = width
        if cells[end].isEmpty {
          end = max(1, end - 1)
          // One column has no room for a wide character.
          if width == 1 { cells.replaceSubrange(0...1, with: ["·"]) }
        }
        lines.append(Array(cells.prefix(end)))
        cells.removeFirst(end)
      }
      line += cells
    }
    return lines + [line]
  }

  private func padded(
    _ content: [Fragment], _ insets: (top: Int, leading: Int, bottom: Int, trailing: Int),
    width: Int
  ) -> Block {
    let sides = min(insets.leading + insets.trailing, max(0, width - 1))
    let leading = min(insets.leading, sides)
    let inner = column(content, spacing: 0, .center, width: width - sides)
    let margin = Array(repeating: " ", count: leading)
    let blank = [[String]](repeating: [], count: insets.top)
    let rows = blank + inner.rows.map { margin + $0 }
    return Block(
      rows: rows + [[String]](repeating: [], count: insets.bottom), width: inner.width + sides)
  }

  private func fitting(_ text: String, _ width: Int) -> Int { min(CellWidth.of(text), width) }
}

extension Fragment {
  /// Whether it takes what room there is.
  var canGrow: Bool {
    switch kind {
    case .spacer, .toggle, .stepper, .field, .slider, .expanding: true
    case .stack(.horizontal, _, _), .stack(.vertical, _, _), .padding:
      content.contains { $0.canGrow }
    default: false
    }
  }
}
