import Foundation

/// A shape; a terminal shows its edge where there is room for it.
public nonisolated protocol Shape: View, Animatable, Sendable {
  /// The outline in a rectangle; nobody draws it here.
  nonisolated func path(in rect: CGRect) -> Path
}

extension Shape {
  @MainActor public var body: _ShapeView { _ShapeView(form: form, isFilled: true) }

  public nonisolated func fill<S: ShapeStyle>(
    _ style: S, style fillStyle: FillStyle = FillStyle()
  ) -> _StyledShape<Self> {
    _StyledShape(shape: self, isFilled: true, isVisible: style.isVisible)
  }

  public nonisolated func fill(style: FillStyle = FillStyle()) -> _StyledShape<Self> {
    _StyledShape(shape: self, isFilled: true, isVisible: true)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StyledShape<Self> {
    _StyledShape(shape: self, isFilled: false, isVisible: style.isVisible && lineWidth > 0)
  }

  public nonisolated func stroke<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _StyledShape<Self> {
    stroke(style, lineWidth: strokeStyle.lineWidth)
  }

  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape { StrokedShape(shape: self) }
  public nonisolated func stroke(style: StrokeStyle) -> some Shape { StrokedShape(shape: self) }
  public nonisolated func trim(from start: CGFloat = 0, to end: CGFloat = 1) -> Self { self }
  public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> Self { self }
  public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> Self { self }
}

/// A shape whose outline can be drawn inside it.
public nonisolated protocol InsettableShape: Shape {}

extension InsettableShape {
  public nonisolated func inset(by amount: CGFloat) -> Self { self }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> _StyledShape<Self> { stroke(style, lineWidth: lineWidth) }
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, style strokeStyle: StrokeStyle, antialiased: Bool = true
  ) -> _StyledShape<Self> { stroke(style, style: strokeStyle) }
  public nonisolated func strokeBorder(lineWidth: CGFloat = 1) -> some View { stroke() }
}

public nonisolated struct Rectangle: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .rectangle }
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct Circle: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .circle }
  public init() {}
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
  }
}

public nonisolated struct Ellipse: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .circle }
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
}

public nonisolated struct Capsule: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .rounded }
  public init(style: RoundedCornerStyle = .continuous) {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct ContainerRelativeShape: InsettableShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct RoundedRectangle: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .rounded }
  public var cornerSize: CGSize

  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    cornerSize = CGSize(width: cornerRadius, height: cornerRadius)
  }

  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    self.cornerSize = cornerSize
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

public nonisolated struct UnevenRoundedRectangle: InsettableShape, CellShape {
  var cellForm: ShapeElement.Form { .rounded }
  public var cornerRadii: RectangleCornerRadii

  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    self.cornerRadii = cornerRadii
  }

  public init(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    cornerRadii = RectangleCornerRadii(
      topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
      bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius)
  }

  public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
  public static func capsule(style: RoundedCornerStyle) -> Capsule { Capsule(style: style) }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(
    cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius, style: style)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  public static func rect(
    topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0, topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius,
      style: style)
  }
}
