/// SQL text and its bound values; an interpolated value is always bound, never spliced.
///
/// `"select id from card where due <= \(today)"` has the text `… due <= ?` and one binding.
public struct SQL: ExpressibleByStringInterpolation, Sendable {
  /// The statement with `?` for every value.
  public let text: String
  let bindings: [Value]

  public init(stringLiteral text: String) {
    self.text = text
    bindings = []
  }

  public init(stringInterpolation: StringInterpolation) {
    text = stringInterpolation.text
    bindings = stringInterpolation.bindings
  }

  /// Collects the pieces of a literal: text stays text, values become bindings.
  public struct StringInterpolation: StringInterpolationProtocol {
    var text = ""
    var bindings: [Value] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      text.reserveCapacity(literalCapacity + interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      text += literal
    }

    /// Binds a value.
    public mutating func appendInterpolation(_ value: some ValueConvertible) {
      text += "?"
      bindings.append(value.sqliteValue)
    }

    /// Binds a value, or null.
    public mutating func appendInterpolation<T: ValueConvertible>(_ value: T?) {
      text += "?"
      bindings.append(value.sqliteValue)
    }

    /// Inserts another piece of SQL together with its bindings.
    public mutating func appendInterpolation(_ part: SQL) {
      text += part.text
      bindings += part.bindings
    }
  }
}
