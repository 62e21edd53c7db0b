/// A way of setting text; a terminal has one.
public struct Font: Hashable, Sendable {
  private let name: String
  private var isHeavy = false

  private init(name: String) { self.name = name }

  /// Whether a terminal sets it in bold: heavy letters, and those of titles, which it cannot enlarge.
  var isBold: Bool {
    isHeavy || ["largeTitle", "title", "title2", "title3", "headline"].contains(name)
  }

  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let title2 = Font(name: "title2")
  public static let title3 = Font(name: "title3")
  public static let headline = Font(name: "headline")
  public static let subheadline = Font(name: "subheadline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static let caption2 = Font(name: "caption2")

  /// How heavy letters are.
  public struct Weight: Hashable, Sendable {
    private let value: Int
    var isBold: Bool { value >= 600 }
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide letters are.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(0.3)
    public static let condensed = Width(0.5)
    public static let standard = Width(1)
    public static let expanded = Width(1.5)
  }

  /// The shape of letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  public enum TextStyle: Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(name: "system \(size)").weight(weight ?? .regular) }

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(name: "\(style)").weight(weight ?? .regular) }

  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: name) }
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font { Font(name: name) }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font(name: name) }

  /// How far lines are apart.
  public enum Leading: Sendable { case standard, tight, loose }

  public func bold() -> Font { weight(.bold) }
  public func italic() -> Font { self }
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.isHeavy = weight.isBold
    return font
  }
  public func monospaced() -> Font { self }
  public func monospacedDigit() -> Font { self }
  public func bold(_ isActive: Bool) -> Font { self }
  public func italic(_ isActive: Bool) -> Font { self }
  public func width(_ width: Width) -> Font { self }
  public func leading(_ leading: Leading) -> Font { self }
  public func smallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
}
