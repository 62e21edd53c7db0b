private import SwiftParser
private import SwiftSyntax

/// What a file says that decides how its module is compiled and linked.
public struct ModuleFacts: Hashable, Sendable {
  /// The file has an `@main`, so it is no script.
  public var hasMain = false
  /// A type conforms to `App`.
  public var hasApp = false
  /// The file has a `#Preview`.
  public var hasPreview = false
  /// The names of the types that the file declares.
  public var declaredTypes: Set<String> = []
  /// The types that an extension adds a conformance to.
  public var conformingExtensions: Set<String> = []
  /// The file names a symbol of its own with `@_cdecl` or `@c`.
  public var hasNamedSymbols = false

  /// Whether the module can only be linked alone: its conformances or symbols would meet others'.
  public var mustBeLinkedAlone: Bool {
    hasNamedSymbols || !conformingExtensions.subtracting(declaredTypes).isEmpty
  }

  /// Whether the program puts views on a stage.
  public var hasViews: Bool { hasApp || hasPreview }

  public init(_ text: String) {
    let visitor = FactsVisitor(viewMode: .sourceAccurate)
    visitor.walk(Parser.parse(source: text))
    self = visitor.facts
  }

  private init() {}

  /// The facts of a module with several files.
  public init(files: [String]) {
    self.init()
    for file in files {
      let other = ModuleFacts(file)
      hasMain = hasMain || other.hasMain
      hasApp = hasApp || other.hasApp
      hasPreview = hasPreview || other.hasPreview
      hasNamedSymbols = hasNamedSymbols || other.hasNamedSymbols
      declaredTypes.formUnion(other.declaredTypes)
      conformingExtensions.formUnion(other.conformingExtensions)
    }
  }

  fileprivate static let none = ModuleFacts()
}

private final class FactsVisitor: SyntaxVisitor {
  var facts = ModuleFacts.none

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.attributes, node.inheritanceClause)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, node.attributes, nil)
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.inheritanceClause != nil {
      facts.conformingExtensions.insert(node.extendedType.trimmedDescription)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if names(of: node.attributes).contains(where: { $0 == "_cdecl" || $0 == "c" }) {
      facts.hasNamedSymbols = true
    }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { facts.hasPreview = true }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview" { facts.hasPreview = true }
    return .visitChildren
  }

  private func note(
    _ name: String, _ attributes: AttributeListSyntax, _ inherited: InheritanceClauseSyntax?
  ) -> SyntaxVisitorContinueKind {
    facts.declaredTypes.insert(name)
    if names(of: attributes).contains("main") { facts.hasMain = true }
    let parents = inherited?.inheritedTypes.map { $0.type.trimmedDescription } ?? []
    if parents.contains(where: { $0 == "App" || $0 == "SwiftUI.App" }) { facts.hasApp = true }
    return .visitChildren
  }

  private func names(of attributes: AttributeListSyntax) -> [String] {
    attributes.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
  }
}
