/// A view with another one over or behind it; its content is at position 0.
protocol Layering {}

nonisolated struct LayeredView<Content: View, Layer: View>: View, PrimitiveView, Layering {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let layer: Layer
  let place: CellPlace
  let isBehind: Bool

  @MainActor func declareChildren(in node: Node) {
    if isBehind { node.declare(layer, at: .position(1)) }
    node.declare(content, at: .position(0))
    if !isBehind { node.declare(layer, at: .position(1)) }
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .layered(place), content: content, node: node)]
  }
}

extension View {
  public nonisolated func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), place: alignment.cells, isBehind: false)
  }

  public nonisolated func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: overlay, place: alignment.cells, isBehind: false)
  }

  public nonisolated func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    LayeredView(content: self, layer: content(), place: alignment.cells, isBehind: true)
  }

  public nonisolated func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    LayeredView(content: self, layer: background, place: alignment.cells, isBehind: true)
  }

  // A colour alone behind a view shows nothing that a terminal can show.
  @_disfavoredOverload
  public nonisolated func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  @_disfavoredOverload
  public nonisolated func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { self }

  public nonisolated func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  public nonisolated func background<S: Shape>(
    in shape: S, fillStyle: FillStyle = FillStyle()
  ) -> some View { self }

  public nonisolated func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(shape.fill(style))
  }

  public nonisolated func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().stroke(style, lineWidth: width))
  }
}
