private import SwiftDiagnostics
private import SwiftParser
private import SwiftParserDiagnostics
private import SwiftSyntax

/// A piece of Swift text and what can be known of it without compiling it.
public struct SwiftText: Hashable, Sendable {
  public let text: String

  public init(_ text: String) {
    self.text = text
  }

  /// What the parser finds wrong, in the order of the text; empty where the text parses.
  public var syntaxErrors: [SyntaxError] {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return [] }
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .map { found in
        let place = found.location(converter: converter)
        return SyntaxError(line: place.line, column: place.column, message: found.message)
      }
  }

  /// Whether the text parses as a file of declarations and statements.
  public var parses: Bool { !Parser.parse(source: text).hasError }

  /// Whether the text does not parse only because more must follow, as while it is being typed.
  public var isIncomplete: Bool {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return false }
    let end = tree.endOfFileToken.positionAfterSkippingLeadingTrivia
    let lastToken = tree.lastToken(viewMode: .sourceAccurate)?
      .previousToken(viewMode: .sourceAccurate)
    let limit = lastToken?.endPositionBeforeTrailingTrivia ?? end
    return ParseDiagnosticsGenerator.diagnostics(for: tree)
      .filter { $0.diagMessage.severity == .error }
      .allSatisfy { $0.position >= limit }
  }

  /// The tokens' texts without blanks and comments: equal for two spellings of the same code.
  public var tokens: [String] {
    Parser.parse(source: text).tokens(viewMode: .sourceAccurate)
      .map(\.text).filter { !$0.isEmpty }
  }
}

/// Something that the Swift parser finds wrong; line and column count from 1, the column in bytes.
public struct SyntaxError: Error, Hashable, Sendable {
  public var line: Int
  public var column: Int
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
