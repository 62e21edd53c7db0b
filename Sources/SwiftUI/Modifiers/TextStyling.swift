// How texts are set: cells cannot show it, so it is accepted and has no effect.
extension View {
  public nonisolated func font(_ font: Font?) -> some View { self }
  public nonisolated func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public nonisolated func fontWidth(_ width: Font.Width?) -> some View { self }
  public nonisolated func fontDesign(_ design: Font.Design?) -> some View { self }
  public nonisolated func bold(_ isActive: Bool = true) -> some View { self }
  public nonisolated func italic(_ isActive: Bool = true) -> some View { self }
  public nonisolated func monospaced(_ isActive: Bool = true) -> some View { self }
  public nonisolated func monospacedDigit() -> some View { self }
  public nonisolated func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public nonisolated func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View { self }
  public nonisolated func kerning(_ kerning: CGFloat) -> some View { self }
  public nonisolated func tracking(_ tracking: CGFloat) -> some View { self }
  public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }
  public nonisolated func lineSpacing(_ lineSpacing: CGFloat) -> some View { self }
  public nonisolated func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { self }
  public nonisolated func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit)
  }
  public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View { self }
  public nonisolated func allowsTightening(_ flag: Bool) -> some View { self }
  public nonisolated func truncationMode(_ mode: Text.TruncationMode) -> some View { self }
  public nonisolated func textScale(
    _ scale: Text.Scale, isEnabled: Bool = true
  ) -> some View { self }
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    self
  }
}

/// Whether a person can choose words of a text, to copy them.
public protocol TextSelectability {}

public struct EnabledTextSelectability: TextSelectability, Sendable {}
public struct DisabledTextSelectability: TextSelectability, Sendable {}

extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}
