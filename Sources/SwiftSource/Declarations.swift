private import SwiftParser
private import SwiftSyntax

/// A declaration at a file's top level: what is replaced when a block changes the file.
public struct Declaration: Hashable, Sendable {
  /// What makes it the same declaration in another version of the file, such as `func add(_:to:)`.
  public var key: String
  public var kind: Kind
  /// The line on which the declaration's comments or, without any, the declaration begins.
  public var line: Int
  /// The bytes of the text from its comments to the end of its last line.
  public var range: Range<Int>

  /// Whether a block of code can say where it belongs.
  public enum Kind: Hashable, Sendable {
    case declaration
    case `import`
    /// Top-level code or a conditional block: it has no name to be found again by.
    case unnamed
  }
}

extension SwiftText {
  /// What stands at the text's top level, in order.
  public var declarations: [Declaration] {
    let tree = Parser.parse(source: text)
    let bytes = Array(text.utf8)
    let converter = SourceLocationConverter(fileName: "", tree: tree)
    return tree.statements.map { statement in
      let (kind, key) = identity(of: statement.item)
      let start = attachedStart(of: statement, in: bytes)
      let end = lineEnd(after: statement.endPositionBeforeTrailingTrivia.utf8Offset, in: bytes)
      let place = converter.location(for: AbsolutePosition(utf8Offset: start))
      return Declaration(key: key, kind: kind, line: place.line, range: start..<max(start, end))
    }
  }
}

extension SwiftText {
  /// Comments belong to what follows them unless a blank line parts them.
  private func attachedStart(of statement: CodeBlockItemSyntax, in bytes: [UInt8]) -> Int {
    var offset = statement.position.utf8Offset
    var start = offset
    var newlines = 0
    var sawComment = false
    for piece in statement.leadingTrivia {
      let length = piece.sourceLength.utf8Length
      switch piece {
      case .newlines(let count), .carriageReturnLineFeeds(let count), .carriageReturns(let count):
        newlines += count
        if newlines > 1 || !sawComment { start = offset + length }
        if newlines > 1 { sawComment = false }
      case .lineComment, .blockComment, .docLineComment, .docBlockComment:
        if !sawComment { start = offset }
        sawComment = true
        newlines = 0
      default:
        break
      }
      offset += length
    }
    if !sawComment { start = statement.positionAfterSkippingLeadingTrivia.utf8Offset }
    return start
  }

  /// A comment after a declaration's last brace is the declaration's.
  private func lineEnd(after end: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes[end...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let inner = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    return inner.isEmpty || inner.starts(with: "//".utf8) ? rest.endIndex : end
  }

  private func identity(of item: CodeBlockItemSyntax.Item) -> (Declaration.Kind, String) {
    if let node = item.as(DeclSyntax.self) { return identity(of: node) }
    // A macro at top level may parse as an expression, which it is not.
    if let macro = item.as(MacroExpansionExprSyntax.self) {
      return (.declaration, key(ofMacro: macro.macroName.text, macro.arguments))
    }
    return (.unnamed, "a statement")
  }

  private func identity(of node: DeclSyntax) -> (Declaration.Kind, String) {
    if let found = node.as(ImportDeclSyntax.self) {
      return (.import, words(found))
    }
    if let found = node.as(ExtensionDeclSyntax.self) {
      let parents = found.inheritanceClause.map { ": " + words($0.inheritedTypes) } ?? ""
      let condition = found.genericWhereClause.map { " " + words($0) } ?? ""
      return (.declaration, "extension \(words(found.extendedType))\(parents)\(condition)")
    }
    if let found = node.as(FunctionDeclSyntax.self) {
      let labels = found.signature.parameterClause.parameters.map { $0.firstName.text + ":" }
      return (.declaration, "func \(found.name.text)(\(labels.joined()))")
    }
    if let found = node.as(VariableDeclSyntax.self) {
      // A constant that becomes a variable stays the same thing.
      let names = found.bindings.map { words($0.pattern) }
      return (.declaration, "var \(names.joined(separator: ", "))")
    }
    if let found = node.as(MacroExpansionDeclSyntax.self) {
      return (.declaration, key(ofMacro: found.macroName.text, found.arguments))
    }
    if let found = node.as(OperatorDeclSyntax.self) {
      return (.declaration, "\(words(found.fixitySpecifier)) operator \(found.name.text)")
    }
    if let (keyword, name) = nameOfType(node) { return (.declaration, "\(keyword) \(name)") }
    return (.unnamed, "'#if'")
  }

  private func nameOfType(_ node: DeclSyntax) -> (String, String)? {
    switch node.as(DeclSyntaxEnum.self) {
    case .structDecl(let found): ("struct", found.name.text)
    case .classDecl(let found): ("class", found.name.text)
    case .enumDecl(let found): ("enum", found.name.text)
    case .actorDecl(let found): ("actor", found.name.text)
    case .protocolDecl(let found): ("protocol", found.name.text)
    case .typeAliasDecl(let found): ("typealias", found.name.text)
    case .macroDecl(let found): ("macro", found.name.text)
    case .precedenceGroupDecl(let found): ("precedencegroup", found.name.text)
    default: nil
    }
  }

  private func key(ofMacro name: String, _ arguments: LabeledExprListSyntax) -> String {
    guard let first = arguments.first, first.label == nil else { return "#\(name)" }
    return "#\(name) \(words(first.expression))"
  }

  /// A node's tokens with one blank between, so that spelling does not matter.
  private func words(_ node: some SyntaxProtocol) -> String {
    node.tokens(viewMode: .sourceAccurate).map(\.text).joined(separator: " ")
  }
}
