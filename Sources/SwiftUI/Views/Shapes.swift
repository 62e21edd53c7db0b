/// A shape; a terminal has no room to draw one.
public protocol Shape: View, Sendable {}

extension Shape {
  public nonisolated func fill<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func fill() -> some View { self }
  public nonisolated func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View {
    self
  }
  public nonisolated func stroke(lineWidth: CGFloat = 1) -> some View { self }
}

/// A shape whose outline can be drawn inside it.
public protocol InsettableShape: Shape {}

extension InsettableShape {
  public nonisolated func strokeBorder<S: ShapeStyle>(
    _ style: S, lineWidth: CGFloat = 1
  ) -> some View { self }
}

public nonisolated struct Rectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct Circle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct Ellipse: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct Capsule: InsettableShape, PrimitiveView {
  public typealias Body = Never
  public init() {}
}

public nonisolated struct RoundedRectangle: InsettableShape, PrimitiveView {
  public typealias Body = Never
  let cornerRadius: CGFloat

  public init(cornerRadius: CGFloat) {
    self.cornerRadius = cornerRadius
  }
}

extension Shape where Self == Rectangle {
  public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == Circle {
  public static var circle: Circle { Circle() }
}

extension Shape where Self == Capsule {
  public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == RoundedRectangle {
  public static func rect(cornerRadius: CGFloat) -> RoundedRectangle {
    RoundedRectangle(cornerRadius: cornerRadius)
  }
}
