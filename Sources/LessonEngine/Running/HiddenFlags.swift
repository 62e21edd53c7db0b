/// The compiler's flags that no help lists, in one place: the day the toolchain moves, look here.
///
/// `tutor doctor` compiles and runs a program with them.
enum HiddenFlags {
  /// Names the function that a program's top-level code becomes, so that one link holds many.
  static func entryPoint(_ name: String) -> [String] { ["-entry-point-function-name", name] }

  /// Imports a module into every file without a line of text, which would move all places.
  static func implicitImport(_ module: String) -> [String] { ["-import-module", module] }

  /// Messages as `file:line:column: error: text`, one a line.
  static let plainDiagnostics = ["-diagnostic-style=llvm"]

  /// Loads macros: ours from an executable, the toolchain's as libraries in the same process.
  static func macros(tool: String, toolchain: Toolchain) -> [String] {
    [
      "-load-plugin-executable", "\(tool)#SwiftUIMacros",
      "-in-process-plugin-server-path", "\(toolchain.host)/libSwiftInProcPluginServer.so",
      "-plugin-path", toolchain.plugins,
    ]
  }

  /// The settings of a course or project; see SE-0466 and SE-0461 for the last two.
  static func settings(_ settings: CompilerSettings) -> [String] {
    var flags = ["-swift-version", "\(settings.mode.rawValue)"]
    if settings.defaultIsolation == .mainActor { flags += ["-default-isolation", "MainActor"] }
    if settings.approachableConcurrency {
      for feature in [
        "DisableOutwardActorInference", "GlobalActorIsolatedTypesUsability",
        "InferIsolatedConformances", "InferSendableFromCaptures", "NonisolatedNonsendingByDefault",
      ] {
        flags += ["-enable-upcoming-feature", feature]
      }
    }
    return flags
  }
}
