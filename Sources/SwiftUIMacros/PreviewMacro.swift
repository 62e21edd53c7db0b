import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }`: a view type, and a record of it in a section that the host walks.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = node.trailingClosure ?? closureArgument(of: node) else {
      throw MacroMistake("#Preview needs a closure that makes the view")
    }
    let isPreviewable = { (item: CodeBlockItemSyntax) in previewable(item) != nil }
    let properties = closure.statements.compactMap(previewable)
    let content = closure.statements.filter { !isPreviewable($0) }
    let name = context.makeUniqueName("Preview")
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let file = place?.file ?? "\"\""
    let line = place?.line ?? "0"
    return [
      """
      struct \(name): SwiftUI._PreviewView {
      \(raw: properties.map { "  \($0)" }.joined(separator: "\n"))
        var body: some SwiftUI.View {
          \(raw: content.map(\.description).joined())
        }
        @section("tutor_previews") @used
        static let record: @convention(c) () -> Void = {
          SwiftUI._registerPreview({ \(name)() }, fileID: \(file), line: \(line))
        }
      }
      """
    ]
  }

  private static func closureArgument(
    of node: some FreestandingMacroExpansionSyntax
  ) -> ClosureExprSyntax? {
    node.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  /// The variable without its `@Previewable`; nil for anything else.
  private static func previewable(_ item: CodeBlockItemSyntax) -> String? {
    guard var variable = item.item.as(VariableDeclSyntax.self) else { return nil }
    let others = variable.attributes.filter { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription != "Previewable"
    }
    guard others.count < variable.attributes.count else { return nil }
    variable.attributes = others
    return variable.trimmedDescription
  }
}

/// `@Previewable`: its variable is moved by `#Preview`; on its own it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] { [] }
}

/// What is wrong with a macro's use, in the words the compiler shows.
struct MacroMistake: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
