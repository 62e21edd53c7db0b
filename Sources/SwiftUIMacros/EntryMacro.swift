import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry var name: Type = value`: a key of its own, and the accessors that use it.
struct EntryMacro: AccessorMacro, PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try binding(of: declaration).name
    return [
      "get { self[__Key_\(raw: name).self] }",
      "set { self[__Key_\(raw: name).self] = newValue }",
    ]
  }

  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    let (name, type, value) = try binding(of: declaration)
    let declared = type.map { ": \($0)" } ?? ""
    let body =
      type == nil
      ? "static let defaultValue = \(value)" : "static var defaultValue\(declared) { \(value) }"
    return [
      """
      private struct __Key_\(raw: name): SwiftUI.EnvironmentKey {
        \(raw: body)
      }
      """
    ]
  }

  private static func binding(
    of declaration: some DeclSyntaxProtocol
  ) throws -> (name: String, type: String?, value: String) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      let binding = variable.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { throw MacroMistake("'@Entry' macro can only attach to var declarations") }
    let type = binding.typeAnnotation?.type.trimmedDescription
    if let value = binding.initializer?.value.trimmedDescription { return (name, type, value) }
    guard let type, type.hasSuffix("?") else {
      throw MacroMistake("@Entry needs a default value")
    }
    return (name, type, "nil")
  }
}
