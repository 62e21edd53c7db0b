/// Widths and distances, as far as cells can show them.
nonisolated struct CellModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let kind: Kind

  enum Kind {
    case padding(top: Int, leading: Int, bottom: Int, trailing: Int)
    case frame(FrameLimits)
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let kind: Fragment.Kind =
      switch self.kind {
      case .padding(let top, let leading, let bottom, let trailing):
        .padding(top: top, leading: leading, bottom: bottom, trailing: trailing)
      case .frame(let limits): .frame(limits)
      }
    return [Fragment(kind: kind, content: content, node: node)]
  }
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
    modifier(
      CellModifier(
        kind: .frame(
          FrameLimits(
            minWidth: minWidth.map(Points.columns), maxWidth: maxWidth.map(Points.columns),
            minHeight: minHeight.map(Points.rows), maxHeight: maxHeight.map(Points.rows),
            place: alignment.cells))))
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public nonisolated func frame() -> some View { self }

  public nonisolated func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    modifier(
      CellModifier(
        kind: .frame(
          FrameLimits(
            width: width.map(Points.columns), height: height.map(Points.rows),
            place: alignment.cells))))
  }
}
