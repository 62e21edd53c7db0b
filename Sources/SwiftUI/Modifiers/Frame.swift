/// Widths and distances, as far as cells can show them.
nonisolated struct CellModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let kind: Kind

  enum Kind {
    case padding(top: Int, leading: Int, bottom: Int, trailing: Int)
    case expanding(CellAlignment)
    case fixedWidth(Int, CellAlignment)
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind: Fragment.Kind =
      switch self.kind {
      case .padding(let top, let leading, let bottom, let trailing):
        .padding(top: top, leading: leading, bottom: bottom, trailing: trailing)
      case .expanding(let alignment): .expanding(alignment)
      case .fixedWidth(let width, let alignment): .fixedWidth(width, alignment)
      }
    return [Fragment(kind: kind, content: content, node: node)]
  }
}

/// A cell is as high as a line of text and about half as wide.
enum Points {
  static func columns(_ points: CGFloat) -> Int { Int((points / 8).rounded()) }
  static func rows(_ points: CGFloat) -> Int { Int((points / 16).rounded()) }
}

extension View {
  public nonisolated func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? 16
    return padding(
      EdgeInsets(
        top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
        bottom: edges.contains(.bottom) ? length : 0,
        trailing: edges.contains(.trailing) ? length : 0))
  }

  public nonisolated func padding(_ length: CGFloat) -> some View { padding(.all, length) }

  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(
      CellModifier(
        kind: .padding(
          top: Points.rows(insets.top), leading: Points.columns(insets.leading),
          bottom: Points.rows(insets.bottom), trailing: Points.columns(insets.trailing))))
  }

  public nonisolated func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    let isWide = maxWidth == .infinity
    let alignment = alignment.horizontal.cells
    return modifier(
      CellModifier(
        kind: isWide
          ? .expanding(alignment) : .padding(top: 0, leading: 0, bottom: 0, trailing: 0)))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { self }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    let alignment = alignment.horizontal.cells
    return modifier(
      CellModifier(
        kind: width.map { .fixedWidth(max(1, Points.columns($0)), alignment) }
          ?? .padding(top: 0, leading: 0, bottom: 0, trailing: 0)))
  }
}
