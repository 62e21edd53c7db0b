// Cells show what is bold, dim or underlined; the rest is accepted and has no effect.
extension Text {
  public func font(_ font: Font?) -> Text { setting(.bold, font?.isBold ?? false) }
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    setting(.bold, weight?.isBold ?? false)
  }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { setting(.dim, style.isDim) }
  public func foregroundColor(_ color: Color?) -> Text { setting(.dim, color?.isDim ?? false) }
  public func bold() -> Text { setting(.bold, true) }
  public func bold(_ isActive: Bool) -> Text { setting(.bold, isActive) }
  public func italic() -> Text { self }
  public func italic(_ isActive: Bool) -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    setting(.underlined, isActive)
  }
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text { setting(.underlined, isActive) }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
  public func kerning(_ kerning: CGFloat) -> Text { self }
  public func tracking(_ tracking: CGFloat) -> Text { self }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  private func setting(_ style: CellStyle, _ isActive: Bool) -> Text {
    var text = self
    if isActive { text.style.insert(style) } else { text.style.remove(style) }
    return text
  }

  /// The line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
    public static let single = LineStyle()

    /// What the line is made of.
    public enum Pattern: Sendable { case solid, dash, dot, dashDot, dashDotDot }
  }

  /// How large a text is beside others.
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// Where a text that does not fit is cut.
  public enum TruncationMode: Sendable { case head, tail, middle }

  /// Capital or small letters.
  public enum Case: Sendable {
    case uppercase, lowercase

    func applied(to text: String) -> String {
      switch self {
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      }
    }
  }
}

private enum TextCaseKey: EnvironmentKey {
  static var defaultValue: Text.Case? { nil }
}

extension EnvironmentValues {
  /// Whether texts are shown in capital or in small letters.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
}

extension View {
  /// Shows the texts inside in capital or in small letters.
  public nonisolated func textCase(_ textCase: Text.Case?) -> some View {
    environment(\.textCase, textCase)
  }
}
