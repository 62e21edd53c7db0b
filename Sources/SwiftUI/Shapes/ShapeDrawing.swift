/// A shape that cells have a form for.
protocol CellShape {
  nonisolated var cellForm: ShapeElement.Form { get }
}

extension Shape {
  /// The form that is nearest to the shape.
  nonisolated var form: ShapeElement.Form { (self as? any CellShape)?.cellForm ?? .rounded }
}

/// What is to be seen of a shape.
public nonisolated struct _ShapeView: View, PrimitiveView, Sendable {
  public typealias Body = Never
  let form: ShapeElement.Form
  let isFilled: Bool

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .shape(form, isFilled: isFilled, isVisible: true), node: node)]
  }
}

/// The outline of a shape.
nonisolated struct StrokedShape<Content: Shape>: Shape, CellShape {
  let shape: Content
  var cellForm: ShapeElement.Form { shape.form }

  func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  @MainActor var body: _ShapeView { _ShapeView(form: form, isFilled: false) }
}

/// A shape filled with a style, or its outline.
public nonisolated struct _StyledShape<Content: Shape>: View, PrimitiveView {
  public typealias Body = Never
  public let shape: Content
  let isFilled: Bool
  let isVisible: Bool

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .shape(shape.form, isFilled: isFilled, isVisible: isVisible), node: node)]
  }

  /// Fills the shape as well; what is on top is seen.
  public func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> Self { Self(shape: shape, isFilled: true, isVisible: isVisible || style.isVisible) }

  /// Draws the outline as well.
  public func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self {
    Self(shape: shape, isFilled: isFilled, isVisible: isVisible || style.isVisible)
  }

  /// Draws the outline inside the shape as well.
  public func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> Self where Content: InsettableShape { stroke(style, lineWidth: lineWidth) }
}
