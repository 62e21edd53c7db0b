import Foundation

/// Words on the screen.
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  let string: String

  public init(verbatim content: String) {
    string = content
  }

  public init(_ key: LocalizedStringKey) {
    string = key.string
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    string = String(content)
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.locale(.unitedStates).format(input)
  }

  /// How a date is written.
  public struct DateStyle: Sendable {
    let format: Date.FormatStyle
    public static let date = DateStyle(format: .onStage(date: .long, time: .omitted))
    public static let time = DateStyle(format: .onStage(date: .omitted, time: .shortened))
  }

  public init(_ date: Date, style: DateStyle) {
    string = style.format.format(date)
  }

  public static func + (first: Text, second: Text) -> Text {
    Text(verbatim: first.string + second.string)
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .text(string), node: node)]
  }
}

extension Text {
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  public func foregroundColor(_ color: Color?) -> Text { self }
  public func bold() -> Text { self }
  public func bold(_ isActive: Bool) -> Text { self }
  public func italic() -> Text { self }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  public func monospacedDigit() -> Text { self }
}
