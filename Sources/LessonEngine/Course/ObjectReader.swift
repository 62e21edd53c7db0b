import Markdown

/// Reads JSON objects strictly: what is unknown, missing or of another kind is noted and placed.
struct ObjectReader {
  let path: String
  private(set) var mistakes: [Diagnostic] = []

  init(path: String) {
    self.path = path
  }

  mutating func report(_ place: Place, _ message: String) {
    mistakes.append(Diagnostic(path: path, place: place, message: message))
  }

  /// Parses a whole file; what is no JSON at all is thrown.
  func parse(_ bytes: [UInt8]) throws(Diagnostics) -> JSONValue {
    do {
      return try JSONValue(parsing: bytes)
    } catch {
      throw Diagnostics([Diagnostic(path: path, place: error.place, message: error.message)])
    }
  }

  /// An object's members by key.
  mutating func object(_ value: JSONValue, keys: [String]) -> [String: JSONValue] {
    guard case .object(let members) = value.kind else {
      report(value.place, "expected an object here, not \(value.name)")
      return [:]
    }
    var found: [String: JSONValue] = [:]
    for member in members {
      guard keys.contains(member.key) else {
        report(member.place, "unknown key '\(member.key)'\(didYouMean(member.key, among: keys))")
        continue
      }
      if found[member.key] != nil { report(member.place, "'\(member.key)' is given twice") }
      found[member.key] = member.value
    }
    return found
  }

  mutating func require(
    _ keys: [String], in object: [String: JSONValue], of value: JSONValue, what: String
  ) {
    guard case .object = value.kind else { return }
    for key in keys where object[key] == nil {
      report(value.place, "\(what) needs '\(key)'")
    }
  }

  mutating func array(_ value: JSONValue) -> [JSONValue] {
    if case .array(let values) = value.kind { return values }
    report(value.place, "expected an array here, not \(value.name)")
    return []
  }

  mutating func string(_ value: JSONValue) -> String? {
    if case .string(let text) = value.kind { return text }
    report(value.place, "expected a string here, not \(value.name)")
    return nil
  }

  mutating func identifier(_ value: JSONValue) -> String? {
    guard let text = string(value) else { return nil }
    if !isIdentifier(text) {
      report(value.place, "the id '\(text)' may hold only a-z, 0-9 and '-'")
    }
    return text
  }

  mutating func strings(_ value: JSONValue) -> [(value: String, place: Place)] {
    var found: [(value: String, place: Place)] = []
    for element in array(value) {
      if let text = string(element) { found.append((text, element.place)) }
    }
    return found
  }

  func integer(_ value: JSONValue) -> Int? {
    if case .number(let number) = value.kind { Int(exactly: number) } else { nil }
  }
}
