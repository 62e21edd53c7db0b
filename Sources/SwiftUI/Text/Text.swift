import Foundation

/// Words on the screen.
public nonisolated struct Text: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  let string: String
  /// How it is set where a terminal can do so.
  var style: CellStyle = []

  public init(verbatim content: String) {
    string = content
  }

  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
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

  public init(_ image: Image) {
    string = image.shown
  }

  /// The words of a text with attributes, which cells cannot show.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    string = String(attributedContent.characters)
  }

  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
  }

  public init<Subject: ReferenceConvertible>(_ subject: Subject, formatter: Formatter) {
    string = formatter.string(for: subject) ?? ""
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
    var whole = Text(verbatim: first.string + second.string)
    whole.style = first.style.intersection(second.style)
    return whole
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let textCase = EnvironmentValues(scope: node.scope, reader: nil).textCase
    let shown = textCase?.applied(to: string) ?? string
    return [Fragment(kind: .text(shown), node: node, style: style)]
  }
}
