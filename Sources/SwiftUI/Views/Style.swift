/// What fills a shape or a text; text shows none of it.
public protocol ShapeStyle: Sendable {}

/// A colour.
public nonisolated struct Color: ShapeStyle, View, PrimitiveView, Hashable, Sendable {
  public typealias Body = Never
  let name: String

  public init(_ name: String) { self.name = name }

  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    name = "rgb(\(red), \(green), \(blue))"
  }

  public init(white: Double, opacity: Double = 1) { name = "white(\(white))" }

  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    name = "hsb(\(hue), \(saturation), \(brightness))"
  }

  public func opacity(_ opacity: Double) -> Color { self }

  public static let red = Color("red")
  public static let orange = Color("orange")
  public static let yellow = Color("yellow")
  public static let green = Color("green")
  public static let mint = Color("mint")
  public static let teal = Color("teal")
  public static let cyan = Color("cyan")
  public static let blue = Color("blue")
  public static let indigo = Color("indigo")
  public static let purple = Color("purple")
  public static let pink = Color("pink")
  public static let brown = Color("brown")
  public static let white = Color("white")
  public static let gray = Color("gray")
  public static let black = Color("black")
  public static let clear = Color("clear")
  public static let primary = Color("primary")
  public static let secondary = Color("secondary")
  public static let accentColor = Color("accentColor")
}

extension ShapeStyle where Self == Color {
  public static var red: Color { .red }
  public static var orange: Color { .orange }
  public static var yellow: Color { .yellow }
  public static var green: Color { .green }
  public static var mint: Color { .mint }
  public static var teal: Color { .teal }
  public static var cyan: Color { .cyan }
  public static var blue: Color { .blue }
  public static var indigo: Color { .indigo }
  public static var purple: Color { .purple }
  public static var pink: Color { .pink }
  public static var brown: Color { .brown }
  public static var white: Color { .white }
  public static var gray: Color { .gray }
  public static var black: Color { .black }
  public static var clear: Color { .clear }
}

/// A style that depends on where it is used.
public struct HierarchicalShapeStyle: ShapeStyle {
  public static let primary = HierarchicalShapeStyle()
  public static let secondary = HierarchicalShapeStyle()
  public static let tertiary = HierarchicalShapeStyle()
  public static let quaternary = HierarchicalShapeStyle()
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
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
  public static var bar: Material { .regularMaterial }
}
