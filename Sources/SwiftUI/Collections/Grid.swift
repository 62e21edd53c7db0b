/// Rows of views whose columns are as wide as their widest view.
public nonisolated struct Grid<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  /// A view that is in no row has one to itself, as wide as the grid: there the columns end.
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let count = content.compactMap { $0.cells?.count }.max() ?? 1
    let columns = [GridColumn](repeating: .flexible(minimum: 1, maximum: nil), count: count)
    var parts: [Fragment] = []
    var cells: [Fragment] = []
    func flush() {
      if !cells.isEmpty { parts.append(Fragment(kind: .grid(columns), content: cells, node: node)) }
      cells = []
    }
    for fragment in content {
      if let row = fragment.cells {
        let missing = (row.count..<max(count, row.count)).map { _ in
          Fragment(kind: .group, node: node)
        }
        cells += row + missing
      } else {
        flush()
        parts.append(fragment)
      }
    }
    flush()
    if parts.count == 1, case .grid = parts[0].kind { return parts }
    return [
      Fragment(
        kind: .stack(.vertical, spacing: nil, alignment: .leading), content: parts, node: node)
    ]
  }
}

/// A row of a grid: each view inside it is a cell.
public nonisolated struct GridRow<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .group, content: content.flatMap(\.spanned), node: node)]
  }
}

nonisolated struct GridCellColumnsModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  let count: Int

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .group, content: content, node: node)]
  }
}

extension Fragment {
  /// The cells of a grid's row; nil for what is in no row.
  fileprivate var cells: [Fragment]? {
    node.view is any GridRowing ? content : nil
  }

  /// The cell, and an empty one for each further column that it takes.
  fileprivate var spanned: [Fragment] {
    let wide = node.view as? any GridCellSpanning
    let more = max(0, (wide?.columns ?? 1) - 1)
    return [self] + (0..<more).map { _ in Fragment(kind: .group, node: node) }
  }
}

private protocol GridRowing {}
extension GridRow: GridRowing {}

/// A cell that takes several columns.
private protocol GridCellSpanning {
  var columns: Int { get }
}

extension ModifiedContent: GridCellSpanning where Modifier == GridCellColumnsModifier {
  fileprivate var columns: Int { modifier.count }
}

extension View {
  /// Lets a cell of a grid take several columns.
  public nonisolated func gridCellColumns(_ count: Int) -> some View {
    modifier(GridCellColumnsModifier(count: count))
  }

  public nonisolated func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { self }
  public nonisolated func gridCellAnchor(_ anchor: UnitPoint) -> some View { self }
  public nonisolated func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { self }
}
