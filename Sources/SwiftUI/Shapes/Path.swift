import Foundation

/// The outline of a shape.
public struct Path: Equatable, Sendable {
  private var elements: [Element] = []

  /// A step of the outline.
  public enum Element: Equatable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case closeSubpath
  }

  public init() {}

  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  public init(_ rect: CGRect) {
    addRect(rect)
  }

  public init(ellipseIn rect: CGRect) {
    addEllipse(in: rect)
  }

  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    addRect(rect)
  }

  public var isEmpty: Bool { elements.isEmpty }

  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

  public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }

  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for end in lines.dropFirst() { addLine(to: end) }
  }

  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    elements.append(.quadCurve(to: end, control: control))
  }

  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.append(.curve(to: end, control1: control1, control2: control2))
  }

  public mutating func addRect(_ rect: CGRect) {
    addLines([
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  public mutating func addEllipse(in rect: CGRect) {
    let (center, reach) = (CGPoint(x: rect.midX, y: rect.midY), 0.5523)
    let (across, down) = (rect.width / 2 * reach, rect.height / 2 * reach)
    move(to: CGPoint(x: rect.maxX, y: center.y))
    for (end, first, second) in [
      (
        CGPoint(x: center.x, y: rect.maxY), CGPoint(x: rect.maxX, y: center.y + down),
        CGPoint(x: center.x + across, y: rect.maxY)
      ),
      (
        CGPoint(x: rect.minX, y: center.y), CGPoint(x: center.x - across, y: rect.maxY),
        CGPoint(x: rect.minX, y: center.y + down)
      ),
      (
        CGPoint(x: center.x, y: rect.minY), CGPoint(x: rect.minX, y: center.y - down),
        CGPoint(x: center.x - across, y: rect.minY)
      ),
      (
        CGPoint(x: rect.maxX, y: center.y), CGPoint(x: center.x + across, y: rect.minY),
        CGPoint(x: rect.maxX, y: center.y - down)
      ),
    ] {
      addCurve(to: end, control1: first, control2: second)
    }
    closeSubpath()
  }

  public mutating func addPath(_ path: Path) { elements += path.elements }

  public mutating func closeSubpath() { elements.append(.closeSubpath) }
}

extension Path: Shape {
  public func path(in rect: CGRect) -> Path { self }
}
