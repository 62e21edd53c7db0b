/// Reads the JSON of one line, strictly and once through; numbers stay fast.
struct JSONScanner {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// What is wrong, and at which column, counted in bytes from 1.
  struct Failure: Error, CustomStringConvertible {
    let message: String
    let column: Int
    var description: String { "column \(column): \(message)" }
  }

  func failure(_ message: String) -> Failure {
    Failure(message: message, column: index + 1)
  }

  /// Reads an object; `member` reads the value of each name.
  mutating func object(
    _ member: (String, inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    try expect("{")
    if take("}") { return }
    repeat {
      let name = try string()
      try expect(":")
      try member(name, &self)
    } while take(",")
    try expect("}")
  }

  /// Reads an array; `element` reads each element.
  mutating func array(_ element: (inout JSONScanner) throws(Failure) -> Void) throws(Failure) {
    try expect("[")
    if take("]") { return }
    repeat { try element(&self) } while take(",")
    try expect("]")
  }

  mutating func end() throws(Failure) {
    skipSpace()
    if index < bytes.count { throw failure("unexpected text after the object") }
  }

  /// Reads a number that is whole.
  mutating func integer() throws(Failure) -> Int {
    skipSpace()
    let start = index
    let value = try number()
    guard let whole = Int(exactly: value) else {
      index = start
      throw failure("expected a whole number")
    }
    return whole
  }

  /// Reads a number.
  mutating func number() throws(Failure) -> Double {
    skipSpace()
    let start = index
    let isNegative = index < bytes.count && bytes[index] == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let firstDigit = index
    var value = 0
    while index < bytes.count, let digit = digit(bytes[index]) {
      // Eighteen digits always fit; a longer number is read again below.
      if index - firstDigit < 18 { value = value * 10 + digit }
      index += 1
    }
    let count = index - firstDigit
    if count == 0 || (count > 1 && bytes[firstDigit] == UInt8(ascii: "0")) {
      index = start
      throw failure("expected a number")
    }
    let isWhole = index == bytes.count || !isNumberPart(bytes[index])
    if isWhole, count <= 18 { return Double(isNegative ? -value : value) }
    while index < bytes.count, isNumberPart(bytes[index]) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let last = text.utf8.last, digit(last) != nil, let value = Double(text), value.isFinite
    else {
      index = start
      throw failure("expected a number")
    }
    return value
  }

  /// Reads a string without escapes but `\"` and `\\`: all that names of members need.
  mutating func string() throws(Failure) -> String {
    try expect("\"")
    var text: [UInt8] = []
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count { index += 1 }
      text.append(bytes[index])
      index += 1
    }
    guard index < bytes.count else { throw failure("a string has no end") }
    index += 1
    return String(decoding: text, as: UTF8.self)
  }
}

extension JSONScanner {
  private mutating func skipSpace() {
    while index < bytes.count, [0x20, 0x09, 0x0a, 0x0d].contains(bytes[index]) { index += 1 }
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard index < bytes.count, bytes[index] == UInt8(ascii: mark) else { return false }
    index += 1
    return true
  }

  private mutating func expect(_ mark: Unicode.Scalar) throws(Failure) {
    guard take(mark) else { throw failure("expected '\(mark)'") }
  }

  private func digit(_ byte: UInt8) -> Int? {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) ? Int(byte - UInt8(ascii: "0")) : nil
  }

  private func isNumberPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "e"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
