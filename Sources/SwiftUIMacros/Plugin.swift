@_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds the macros that learners' programs use, by the name of the type that implements each.
struct Provider: PluginProvider {
  private let macros: [String: any Macro.Type] = [
    "PreviewMacro": PreviewMacro.self, "PreviewableMacro": PreviewableMacro.self,
    "EntryMacro": EntryMacro.self,
  ]

  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    guard let macro = macros[typeName] else { throw UnknownMacro(name: typeName) }
    return macro
  }
}

/// The compiler asked for a macro that this plugin does not have.
struct UnknownMacro: Error {
  let name: String
}

@main
enum Plugin {
  static func main() throws {
    let connection = try StandardIOMessageConnection()
    try CompilerPluginMessageListener(connection: connection, provider: Provider()).main()
  }
}
