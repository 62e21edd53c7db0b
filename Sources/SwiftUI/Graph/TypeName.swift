/// A type's name as `_printChanges` gives it: with the types it stands in and its arguments, without
/// modules and functions.
enum TypeName {
  static func of(_ type: Any.Type) -> String {
    if type is any _PreviewView.Type { return "Preview" }
    let full = _typeName(type, qualified: true)
    var reader = TypeNameReader(full)
    return reader.whole() ?? full
  }

  /// Whether the type is one of this module's, not of the program's.
  static func isOwn(_ type: Any.Type) -> Bool {
    type is any _PreviewView.Type || type is any PrimitiveView.Type
      || _typeName(type, qualified: true).hasPrefix("SwiftUI.")
  }
}

/// Reads a qualified name, such as `Main.(unknown context at $1f2).Card<SwiftUI.Text>`.
private struct TypeNameReader {
  private var rest: Substring

  init(_ name: String) { rest = name[...] }

  /// The name of all that there is to read; nil if something in it is not understood.
  mutating func whole() -> String? {
    guard let name = type(), rest.isEmpty else { return nil }
    return name
  }

  private mutating func type() -> String? {
    skipAttributes()
    guard rest.first == "(", !rest.hasPrefix("(extension in ") else { return composition() }
    guard let elements = list(from: "(", to: ")") else { return nil }
    while take(" async") || take(" throws") {}
    if take(" -> ") { return type().map { "(\(elements.joined(separator: ", "))) -> \($0)" } }
    return elements.isEmpty ? "Void" : "(\(elements.joined(separator: ", ")))"
  }

  /// Nearly always one name; several protocols stand with `&` between them.
  private mutating func composition() -> String? {
    guard var name = nominal() else { return nil }
    while take(" & ") {
      guard let next = nominal() else { return nil }
      name += " & " + next
    }
    return name
  }

  private mutating func nominal() -> String? {
    if take("(extension in "), let end = rest.firstIndex(of: ":") {
      rest = rest[rest.index(after: end)...]
    }
    // The first part is the module, unless it is the only one.
    var names: [String] = []
    var isModule = true
    repeat {
      if rest.hasPrefix("("), let end = rest.firstIndex(of: ")") {
        // A function, or the file of a private type.
        rest = rest[rest.index(after: end)...]
      } else {
        guard let name = component() else { return nil }
        if !isModule || rest.first != "." { names.append(name) }
      }
      isModule = false
    } while take(".")
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  private mutating func component() -> String? {
    let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "$" || $0 == "`" }
    guard !name.isEmpty else { return nil }
    rest = rest.dropFirst(name.count)
    for (open, close) in [("<", ">"), ("{", "}")] where rest.hasPrefix(open) {
      guard let arguments = list(from: open, to: close) else { return nil }
      return name + open + arguments.joined(separator: ", ") + close
    }
    return String(name)
  }

  /// Types between two brackets; the labels of a tuple's elements are left out.
  private mutating func list(from open: String, to close: String) -> [String]? {
    guard take(open) else { return nil }
    var types: [String] = []
    while !take(close) {
      skipLabel()
      guard let type = type() else { return nil }
      types.append(type)
      if !take(", "), !rest.hasPrefix(close) { return nil }
    }
    return types
  }

  private mutating func skipLabel() {
    let label = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    let after = rest.dropFirst(label.count)
    if !label.isEmpty, after.hasPrefix(": ") { rest = after.dropFirst(2) }
  }

  private mutating func skipAttributes() {
    while rest.first == "@", let end = rest.firstIndex(of: " ") {
      rest = rest[rest.index(after: end)...]
    }
    for word in ["any ", "inout ", "__owned ", "__shared "] { _ = take(word) }
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }
}
