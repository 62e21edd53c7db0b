/// Text with styles.
///
/// A line for the screen is a styled text without a line feed in it.
///
/// ```swift
/// let line: StyledText = "tap \("Count: 0", .bold) once"
/// ```
public struct StyledText: Hashable, Sendable {
  /// The stretches of one style each; none is empty and neighbours differ in style.
  public private(set) var spans: [Span] = []

  public init() {}

  public init(_ text: String, _ style: Style = .plain) {
    append(text, style)
  }

  /// A stretch of text in one style.
  public struct Span: Hashable, Sendable {
    public let text: String
    public let style: Style
  }

  /// The text without its styles.
  public var plain: String { spans.map(\.text).joined() }

  public var isEmpty: Bool { spans.isEmpty }

  /// The columns that the text takes on one line.
  public var width: Int { spans.reduce(0) { $0 + $1.text.displayWidth } }

  public mutating func append(_ text: String, _ style: Style = .plain) {
    guard !text.isEmpty else { return }
    if let last = spans.last, last.style == style {
      spans[spans.count - 1] = Span(text: last.text + text, style: style)
    } else {
      spans.append(Span(text: text, style: style))
    }
  }

  public mutating func append(_ other: StyledText) {
    for span in other.spans { append(span.text, span.style) }
  }

  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var result = left
    result.append(right)
    return result
  }

  public static func += (left: inout StyledText, right: StyledText) {
    left.append(right)
  }

  /// The text with every span's style changed.
  public func restyled(_ change: (Style) -> Style) -> StyledText {
    var result = StyledText()
    for span in spans { result.append(span.text, change(span.style)) }
    return result
  }

  /// The characters in order, each with its style.
  var characters: [(character: Character, style: Style)] {
    spans.flatMap { span in span.text.map { ($0, span.style) } }
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self = stringInterpolation.text
  }

  /// Collects literal text, values, values with a style, and styled texts.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = StyledText()

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      text.append(literal)
    }

    public mutating func appendInterpolation(_ value: some Any, _ style: Style = .plain) {
      text.append("\(value)", style)
    }

    public mutating func appendInterpolation(_ styled: StyledText) {
      text.append(styled)
    }
  }
}

extension Sequence<StyledText> {
  /// The lines' words alone, each line ended by a line feed.
  public var plain: String { map { $0.plain + "\n" }.joined() }

  public func joined(separator: StyledText) -> StyledText {
    var result = StyledText()
    for (index, text) in enumerated() {
      if index > 0 { result += separator }
      result += text
    }
    return result
  }
}
