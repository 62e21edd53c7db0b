@_spi(PluginMessage) private import SwiftCompilerPluginMessageHandling
import SwiftSyntaxMacros

/// Finds the macros that learners' programs use, by the name of the type that implements each.
struct Provider: PluginProvider {
  func resolveMacro(moduleName: String, typeName: String) throws -> any Macro.Type {
    throw UnknownMacro(name: typeName)
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
