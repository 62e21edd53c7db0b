/// One run of a body, and why it ran: what `_printChanges`, `bodies` and `tree` say.
struct BodyRun {
  let view: Any.Type
  let reasons: [String]

  /// The line that `_printChanges` prints.
  var line: String { Self.line(view, reasons) }

  static func line(_ view: Any.Type, _ reasons: [String]) -> String {
    let changes = reasons.isEmpty ? "unchanged" : reasons.joined(separator: ", ") + " changed"
    return "\(TypeName.of(view)): \(changes)."
  }
}

/// A type's name with the types it stands in, without modules.
enum TypeName {
  static func of(_ type: Any.Type) -> String {
    if type is any _PreviewView.Type { return "Preview" }
    let full = _typeName(type, qualified: true)
    var name = ""
    var word = ""
    var isFirstWord = true
    var depth = 0
    for character in full {
      // A type inside a function or a private one: `Module.(unknown context at $1f2).Name`.
      if character == "(", isFirstWord || depth > 0 || word.isEmpty { depth += 1; continue }
      if depth > 0 {
        if character == ")" { depth -= 1 }
        continue
      }
      switch character {
      case ".":
        if !isFirstWord, !word.isEmpty { name += word + "." }
        isFirstWord = false
        word = ""
      case "<", ">", ",", " ", "&", "?":
        name += word + String(character)
        word = ""
        isFirstWord = true
      default:
        word.append(character)
      }
    }
    return name + word
  }

  /// Whether the type is one of this module's, not of the program's.
  static func isOwn(_ type: Any.Type) -> Bool {
    type is any _PreviewView.Type || type is any PrimitiveView.Type
      || _typeName(type, qualified: true).hasPrefix("SwiftUI.")
  }
}

extension View {
  /// Prints why the body that runs now runs.
  public static func _printChanges() {
    print(unsafe BodyRun.line(Self.self, Graph.runningBody?.reasons ?? []))
  }

  /// Logs why the body that runs now runs; kept apart from what the program prints.
  public static func _logChanges() {}
}
