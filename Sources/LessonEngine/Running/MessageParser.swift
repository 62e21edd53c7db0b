private import Foundation

/// Reads what the compiler printed.
struct MessageParser {
  let program: Program

  func messages(in text: String) -> [CompilerMessage] {
    var found: [CompilerMessage] = []
    // Below a message the compiler quotes the line, which may itself look like a message.
    var quoted: String?
    for line in text.split(separator: "\n") {
      let isQuote = quoted == line.filter { !$0.isWhitespace }
      quoted = nil
      guard !isQuote, let message = message(String(line)) else { continue }
      found.append(message)
      quoted = quotedLine(of: message)
    }
    return found
  }

  /// The line that a message is about, without blanks: the compiler expands tabs.
  private func quotedLine(of message: CompilerMessage) -> String? {
    guard let unit = message.unit else { return nil }
    let lines = program.units[unit].text.split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.indices.contains(message.line - 1) else { return nil }
    return lines[message.line - 1].filter { !$0.isWhitespace }
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
      guard let line = numbers[0], let column = numbers[1] else {
        guard head.hasPrefix("<") else { return nil }
        return CompilerMessage(severity: severity, text: text, unit: nil, line: 1, column: 1)
      }
      let file = fields.dropLast(2).joined(separator: ":")
      let name = file.split(separator: "/").last.map(String.init) ?? file
      let unit = program.units.firstIndex { $0.name == name }
      return CompilerMessage(
        severity: severity, text: text, unit: unit, line: line, column: column)
    }
    return nil
  }

  private static func withoutTag(_ text: String) -> String {
    guard text.hasSuffix("]"), let open = text.range(of: " [#", options: .backwards) else {
      return text
    }
    return String(text[..<open.lowerBound])
  }
}
