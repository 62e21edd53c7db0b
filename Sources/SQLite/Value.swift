/// A value as SQLite stores it.
public enum Value: Hashable, Sendable {
  case null
  case integer(Int64)
  case real(Double)
  case text(String)
  case blob([UInt8])
}

/// A Swift type that is bound as, and read from, one SQLite value.
public protocol ValueConvertible {
  /// The value that is bound.
  var sqliteValue: Value { get }

  /// Reads a stored value; nil when it is of another type or out of range.
  init?(sqliteValue: Value)
}

extension Int64: ValueConvertible {
  public var sqliteValue: Value { .integer(self) }
  public init?(sqliteValue: Value) {
    guard case .integer(let number) = sqliteValue else { return nil }
    self = number
  }
}

extension Int: ValueConvertible {
  public var sqliteValue: Value { .integer(Int64(self)) }
  public init?(sqliteValue: Value) {
    guard case .integer(let number) = sqliteValue else { return nil }
    self.init(exactly: number)
  }
}

extension Bool: ValueConvertible {
  public var sqliteValue: Value { .integer(self ? 1 : 0) }
  public init?(sqliteValue: Value) {
    switch sqliteValue {
    case .integer(0): self = false
    case .integer(1): self = true
    default: return nil
    }
  }
}

extension Double: ValueConvertible {
  public var sqliteValue: Value { .real(self) }
  public init?(sqliteValue: Value) {
    guard case .real(let number) = sqliteValue else { return nil }
    self = number
  }
}

extension String: ValueConvertible {
  public var sqliteValue: Value { .text(self) }
  public init?(sqliteValue: Value) {
    guard case .text(let text) = sqliteValue else { return nil }
    self = text
  }
}

extension [UInt8]: ValueConvertible {
  public var sqliteValue: Value { .blob(self) }
  public init?(sqliteValue: Value) {
    guard case .blob(let bytes) = sqliteValue else { return nil }
    self = bytes
  }
}

extension Optional: ValueConvertible where Wrapped: ValueConvertible {
  public var sqliteValue: Value { self?.sqliteValue ?? .null }
  public init?(sqliteValue: Value) {
    if sqliteValue == .null {
      self = .none
    } else {
      guard let wrapped = Wrapped(sqliteValue: sqliteValue) else { return nil }
      self = .some(wrapped)
    }
  }
}
