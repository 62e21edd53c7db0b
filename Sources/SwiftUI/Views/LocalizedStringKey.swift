import Foundation

/// A text for the screen; interpolated numbers are written as in the United States.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  let string: String

  public init(_ value: String) {
    string = Inflection.applied(to: value)
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public init(stringInterpolation: StringInterpolation) {
    self.init(stringInterpolation.string)
  }

  /// The parts of an interpolated text, put together.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var string = ""

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) { string += literal }

    public mutating func appendInterpolation(_ string: String) { self.string += string }

    public mutating func appendInterpolation(_ text: Text) { string += text.string }

    public mutating func appendInterpolation(_ image: Image) {}

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      string += value._shown
    }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      string += String(
        format: specifier, locale: Locale(identifier: "en_US"), value._argument)
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      string += format.locale(.unitedStates).format(input)
    }

    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { string += String(describing: value) }
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
