/// What fills a shape or a text; of all styles a terminal shows only whether there is one.
public protocol ShapeStyle: Sendable {}

extension ShapeStyle {
  var isVisible: Bool { (self as? Color)?.name != "clear" }

  /// Whether a text in this style steps back behind others.
  var isDim: Bool {
    switch self {
    case let color as Color: color == .secondary || color == .gray
    case let style as HierarchicalShapeStyle: style != .primary
    default: false
    }
  }
}

extension ShapeStyle {
  @_disfavoredOverload
  public func opacity(_ opacity: Double) -> Self { self }
  public func shadow(_ style: ShadowStyle) -> Self { self }
  public func blendMode(_ mode: BlendMode) -> Self { self }
}

/// A shadow inside or under a shape.
public struct ShadowStyle: Equatable, Sendable {
  public static func drop(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
  public static func inner(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle() }
}

/// A style of any type.
public struct AnyShapeStyle: ShapeStyle {
  public init<S: ShapeStyle>(_ style: S) {}
}

/// A style that depends on where it is used.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  private let level: Int
  public static let primary = HierarchicalShapeStyle(level: 1)
  public static let secondary = HierarchicalShapeStyle(level: 2)
  public static let tertiary = HierarchicalShapeStyle(level: 3)
  public static let quaternary = HierarchicalShapeStyle(level: 4)
  public static let quinary = HierarchicalShapeStyle(level: 5)
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// The style of tinted controls.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// The style behind everything.
public struct BackgroundStyle: ShapeStyle {
  public init() {}
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}

/// A blur of what is behind.
public struct Material: ShapeStyle {
  public static let thinMaterial = Material()
  public static let regularMaterial = Material()
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .thinMaterial }
  public static var thinMaterial: Material { .thinMaterial }
  public static var regularMaterial: Material { .regularMaterial }
  public static var thickMaterial: Material { .regularMaterial }
  public static var ultraThickMaterial: Material { .regularMaterial }
  public static var bar: Material { .regularMaterial }
}

/// A style that the system names by what it is for.
public struct SystemShapeStyle: ShapeStyle {
  private let name: String

  init(name: String) {
    self.name = name
  }
}

extension ShapeStyle where Self == SystemShapeStyle {
  public static var foreground: SystemShapeStyle { SystemShapeStyle(name: "foreground") }
  public static var selection: SystemShapeStyle { SystemShapeStyle(name: "selection") }
  public static var separator: SystemShapeStyle { SystemShapeStyle(name: "separator") }
  public static var placeholder: SystemShapeStyle { SystemShapeStyle(name: "placeholder") }
  public static var link: SystemShapeStyle { SystemShapeStyle(name: "link") }
  public static var fill: SystemShapeStyle { SystemShapeStyle(name: "fill") }
  public static var windowBackground: SystemShapeStyle {
    SystemShapeStyle(name: "windowBackground")
  }
}
