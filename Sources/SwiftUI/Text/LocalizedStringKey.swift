import Foundation

/// A text for the screen, with inline Markdown; interpolated numbers are written as in the United
/// States.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  public init(_ value: String) {
    string =
      InlineMarkdown.isPossible(in: value)
      ? InlineMarkdown.words(of: value.map { .letter($0) }) : value
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    string = stringInterpolation.string
  }

  /// The parts of an interpolated text, put together.
  ///
  /// Marks of Markdown count in what the program wrote, not in the values that it put in.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    private var parts: [Part] = []

    private enum Part {
      case literal(String)
      case value(String)
    }

    public init(literalCapacity: Int, interpolationCount: Int) {}

    var string: String {
      let isMarked = parts.contains { part in
        if case .literal(let literal) = part {
          InlineMarkdown.isPossible(in: literal)
        } else {
          false
        }
      }
      guard isMarked else {
        return parts.map { part in
          switch part {
          case .literal(let text), .value(let text): text
          }
        }.joined()
      }
      return InlineMarkdown.words(
        of: parts.flatMap { part -> [InlineMarkdown.Unit] in
          switch part {
          case .literal(let literal): literal.map { InlineMarkdown.Unit.letter($0) }
          case .value(let value): [.value(value)]
          }
        })
    }

    mutating func append(_ value: String) { parts.append(.value(value)) }

    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    public mutating func appendInterpolation(_ string: String) { append(string) }

    public mutating func appendInterpolation(_ text: Text) { append(text.string) }

    public mutating func appendInterpolation(_ image: Image) { append(Text(image).string) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(Text(attributedString).string)
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      append(value._shown)
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      append(String(format: specifier, locale: Locale(identifier: "en_US"), value._argument))
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      append(format.locale(.unitedStates).format(input))
    }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(Text(date, style: style).string)
    }

    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }

    public mutating func appendInterpolation<Subject: ReferenceConvertible>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      append(formatter?.string(for: subject) ?? String(describing: subject))
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(String(describing: value)) }
  }
}

/// A number that can stand in an interpolated text.
public protocol _FormatSpecifiable: Equatable {
  var _shown: String { get }
  var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  public var _shown: String { Int64(clamping: self).formatted(.number.locale(.unitedStates)) }
  public var _argument: any CVarArg { self }
}

extension _FormatSpecifiable where Self: BinaryFloatingPoint & CVarArg {
  // Apple formats with `%lf`: six digits after the point.
  public var _shown: String {
    Double(self).formatted(.number.precision(.fractionLength(6)).locale(.unitedStates))
  }
  public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}
extension Double: _FormatSpecifiable {}
extension Float: _FormatSpecifiable {}

extension Locale {
  static let unitedStates = Locale(identifier: "en_US")
}
