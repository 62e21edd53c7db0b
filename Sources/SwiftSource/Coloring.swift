private import SwiftIDEUtils
private import SwiftParser
private import SwiftSyntax

/// What a stretch of Swift text is, as far as its colour goes.
public enum SwiftColor: Hashable, Sendable {
  case plain, keyword, string, number, comment, type, attribute, placeholder
}

extension SwiftText {
  /// The text's lines, each cut into stretches of one colour; joined they are the text.
  public var coloredLines: [[(text: String, color: SwiftColor)]] {
    let bytes = Array(text.utf8)
    let tree = Parser.parse(source: text)
    var lines: [[(text: String, color: SwiftColor)]] = [[]]
    var end = 0
    func add(_ range: Range<Int>, _ color: SwiftColor) {
      guard !range.isEmpty else { return }
      let pieces = String(decoding: bytes[range], as: UTF8.self)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, piece) in pieces.enumerated() {
        if index > 0 { lines.append([]) }
        if !piece.isEmpty { lines[lines.count - 1].append((String(piece), color)) }
      }
    }
    for part in tree.classifications {
      let start = part.range.lowerBound.utf8Offset
      let range = start..<(start + part.range.length.utf8Length)
      guard range.upperBound <= bytes.count, range.lowerBound >= end else { continue }
      add(end..<range.lowerBound, .plain)
      add(range, SwiftColor(part.kind))
      end = range.upperBound
    }
    add(end..<bytes.count, .plain)
    if lines.count > 1, lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

extension SwiftColor {
  fileprivate init(_ kind: SyntaxClassification) {
    self =
      switch kind {
      case .keyword, .ifConfigDirective: .keyword
      case .stringLiteral, .regexLiteral: .string
      case .integerLiteral, .floatLiteral: .number
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: .comment
      case .type: .type
      case .attribute: .attribute
      case .editorPlaceholder: .placeholder
      default: .plain
      }
  }
}
