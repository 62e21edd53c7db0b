private import Foundation
import Markdown

/// Reads what the compiler printed, and moves its places into the files that the units came from.
struct MessageParser {
  let program: Program

  func messages(in text: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    for line in text.split(separator: "\n") {
      if let message = message(String(line)) { found.append(message) }
    }
    return found
  }

  /// Reads `file:line:column: error: text [#Group]`, or `<unknown>:0: error: text`.
  private func message(_ line: String) -> CompilerMessage? {
    for severity in [Diagnostic.Severity.error, .warning, .note] {
      let mark = ": \(severity.rawValue): "
      guard let cut = line.range(of: mark) else { continue }
      let head = line[..<cut.lowerBound]
      let text = Self.withoutTag(String(line[cut.upperBound...]))
      let fields = head.split(separator: ":", omittingEmptySubsequences: false)
      guard fields.count >= 2 else { continue }
      let numbers = fields.suffix(2).map { Int($0) }
      var file = String(head)
      var place = Place(line: 1, column: 1)
      if let first = numbers[0], let second = numbers[1] {
        file = fields.dropLast(2).joined(separator: ":")
        place = Place(line: first, column: second)
      }
      return placed(severity, text, file: file, at: place)
    }
    return nil
  }

  private func placed(
    _ severity: Diagnostic.Severity, _ text: String, file: String, at place: Place
  ) -> CompilerMessage {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    guard let unit = program.units.first(where: { $0.name == name }) else {
      // The expansion of a macro, or the compiler at a loss: it belongs to the program as a whole.
      return CompilerMessage(
        severity: severity, text: text, path: program.path, place: program.place, line: nil)
    }
    return CompilerMessage(
      severity: severity, text: text, path: unit.path,
      place: Place(
        line: unit.place.line + place.line - 1, column: unit.place.column + place.column - 1),
      line: unit == program.units.last ? place.line : nil)
  }

  private static func withoutTag(_ text: String) -> String {
    guard text.hasSuffix("]"), let open = text.range(of: " [#", options: .backwards) else {
      return text
    }
    return String(text[..<open.lowerBound])
  }
}
