import Markdown

/// A JSON value that knows where it stands, so that a mistake in it can be placed.
struct JSONValue {
  indirect enum Kind {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([Member])
  }

  struct Member {
    var key: String
    var place: Place
    var value: JSONValue
  }

  var kind: Kind
  var place: Place

  /// Reads a whole text; the one error says what was expected and where.
  init(parsing bytes: [UInt8]) throws(JSONError) {
    var parser = JSONParser(bytes)
    self = try parser.document()
  }

  fileprivate init(_ kind: Kind, at place: Place) {
    self.kind = kind
    self.place = place
  }

  /// What the value is, in words.
  var name: String {
    switch kind {
    case .null: "null"
    case .bool: "a truth value"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

/// Why a text is no JSON, and where.
struct JSONError: Error, Hashable {
  var place: Place
  var message: String
}

/// Follows RFC 8259; columns count bytes.
private struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      index = 3
      lineStart = 3
    }
  }

  private var place: Place { Place(line: line, column: index - lineStart + 1) }
  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  private func error(_ message: String) -> JSONError { JSONError(place: place, message: message) }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipBlanks()
    guard next == nil else { throw error("expected nothing after the value") }
    return value
  }

  private mutating func skipBlanks() {
    while let byte = next, [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < 100 else { throw error("arrays and objects stand in each other too deep") }
    skipBlanks()
    let start = place
    let kind: JSONValue.Kind
    switch next {
    case UInt8(ascii: "{"): kind = .object(try object(depth: depth))
    case UInt8(ascii: "["): kind = .array(try array(depth: depth))
    case UInt8(ascii: "\""): kind = .string(try string())
    case UInt8(ascii: "t"): kind = try word("true", .bool(true))
    case UInt8(ascii: "f"): kind = try word("false", .bool(false))
    case UInt8(ascii: "n"): kind = try word("null", .null)
    default: kind = .number(try number())
    }
    return JSONValue(kind, at: start)
  }

  private mutating func word(
    _ word: String, _ kind: JSONValue.Kind
  ) throws(JSONError) -> JSONValue.Kind {
    guard bytes[index...].starts(with: word.utf8) else { throw error("expected a value") }
    index += word.utf8.count
    return kind
  }

  private mutating func number() throws(JSONError) -> Double {
    let run = bytes[index...].prefix { byte in
      (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E, 0x45, 0x65].contains(byte)
    }
    let text = String(decoding: run, as: UTF8.self)
    guard let number = Double(text), text.first != "+", text.first != ".", text.last != "." else {
      throw error("expected a value")
    }
    index += run.count
    return number
  }

  private mutating func array(depth: Int) throws(JSONError) -> [JSONValue] {
    index += 1
    var values: [JSONValue] = []
    skipBlanks()
    if next == UInt8(ascii: "]") {
      index += 1
      return values
    }
    while true {
      values.append(try value(depth: depth + 1))
      skipBlanks()
      switch next {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "]"):
        index += 1
        return values
      default: throw error("expected ',' or ']' after a value")
      }
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> [JSONValue.Member] {
    index += 1
    var members: [JSONValue.Member] = []
    skipBlanks()
    if next == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      skipBlanks()
      let start = place
      guard next == UInt8(ascii: "\"") else { throw error("expected a key in quotes") }
      let key = try string()
      skipBlanks()
      guard next == UInt8(ascii: ":") else { throw error("expected ':' after the key '\(key)'") }
      index += 1
      members.append(JSONValue.Member(key: key, place: start, value: try value(depth: depth + 1)))
      skipBlanks()
      switch next {
      case UInt8(ascii: ","): index += 1
      case UInt8(ascii: "}"):
        index += 1
        return members
      default: throw error("expected ',' or '}' after a value")
      }
    }
  }

  private mutating func string() throws(JSONError) -> String {
    let start = place
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        guard let whole = String(validating: text, as: UTF8.self) else {
          throw JSONError(place: start, message: "this string is not valid UTF-8")
        }
        return whole
      case UInt8(ascii: "\\"): text += String(try escape()).utf8
      case 0..<0x20: throw error("a control character stands in a string; escape it")
      default: text.append(byte)
      }
    }
    throw JSONError(place: start, message: "this string is never closed")
  }

  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    guard let byte = next else { throw error("this escape is cut off") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try unicodeEscape()
    default: throw error("this is no escape of JSON's")
    }
  }

  private mutating func unicodeEscape() throws(JSONError) -> Unicode.Scalar {
    let high = try codeUnit()
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard (0xD800...0xDBFF).contains(high), bytes[index...].starts(with: [0x5C, 0x75]) else {
      throw error("half of a surrogate pair stands alone")
    }
    index += 2
    let low = try codeUnit()
    guard (0xDC00...0xDFFF).contains(low),
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw error("half of a surrogate pair stands alone") }
    return scalar
  }

  private mutating func codeUnit() throws(JSONError) -> UInt32 {
    let digits = String(decoding: bytes[index...].prefix(4), as: UTF8.self)
    guard digits.count == 4, let unit = UInt32(digits, radix: 16) else {
      throw error("expected four hexadecimal digits after '\\u'")
    }
    index += 4
    return unit
  }
}
