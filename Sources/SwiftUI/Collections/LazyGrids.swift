/// Views in columns, filled row by row.
public nonisolated struct LazyVGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let columns: [GridItem]
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind = Fragment.Kind.grid(columns.map(\.column))
    let parts = content.cut { Fragment(kind: kind, content: $0, node: node) }
    if parts.count == 1, case .grid = parts[0].kind { return parts }
    return [
      Fragment(
        kind: .stack(.vertical, spacing: nil, alignment: .leading), content: parts, node: node)
    ]
  }
}

/// Views in rows, filled column by column.
public nonisolated struct LazyHGrid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let rows: [GridItem]
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = content.cut { cells in
      let columns = stride(from: 0, to: cells.count, by: max(1, rows.count)).map { start in
        Fragment(
          kind: .stack(.vertical, spacing: nil, alignment: .leading),
          content: Array(cells[start..<min(start + max(1, rows.count), cells.count)]), node: node)
      }
      return Fragment(
        kind: .stack(.horizontal, spacing: nil, alignment: .leading), content: columns, node: node)
    }
    return parts.count == 1
      ? parts
      : [
        Fragment(
          kind: .stack(.vertical, spacing: nil, alignment: .leading), content: parts, node: node)
      ]
  }
}

extension [Fragment] {
  /// The cells between two sections, and those of each section, as grids of their own.
  @MainActor fileprivate func cut(into grid: ([Fragment]) -> Fragment) -> [Fragment] {
    var parts: [Fragment] = []
    var cells: [Fragment] = []
    func flush() {
      if !cells.isEmpty { parts.append(grid(cells)) }
      cells = []
    }
    for fragment in self {
      if case .section(let header, let footer) = fragment.kind {
        flush()
        let inner = fragment.content.isEmpty ? [] : [grid(fragment.content)]
        parts += header + inner + footer
      } else {
        cells.append(fragment)
      }
    }
    flush()
    return parts.isEmpty ? [grid([])] : parts
  }
}
