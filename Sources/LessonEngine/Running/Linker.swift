private import Foundation

/// Links compiled modules into one executable with a dispatcher.
public struct Linker: Sendable {
  public var toolchain: Toolchain
  public var runtime: Runtime

  public init(toolchain: Toolchain, runtime: Runtime) {
    self.toolchain = toolchain
    self.runtime = runtime
  }

  /// Links modules; each can then be entered by its index.
  ///
  /// The runtime's library is copied beside the executable, because the user that programs run as
  /// may not be able to reach ours.
  public func link(
    _ modules: [CompiledModule], in directory: String, isCancelled: @escaping () -> Bool = { false }
  ) throws(LinkError) -> Executable {
    let source = directory + "/dispatcher.c"
    let path = directory + "/program"
    let library = directory + "/libSwiftUI.so"
    do {
      try Dispatcher(modules: modules.map(\.name)).source
        .write(toFile: source, atomically: false, encoding: .utf8)
      if !FileManager.default.fileExists(atPath: library) {
        try FileManager.default.copyItem(atPath: runtime.library, toPath: library)
      }
    } catch {
      throw LinkError(said: error.localizedDescription)
    }
    let outcome = CommandLineTool.run(
      toolchain.clang, arguments(source, modules.compactMap(\.object), path, directory),
      searchPath: toolchain.root + "/bin:/usr/bin:/bin", directory: directory,
      isCancelled: isCancelled)
    guard outcome.status == 0 else { throw LinkError(said: outcome.errors) }
    return Executable(path: path, modules: modules.map(\.name))
  }

  private func arguments(
    _ source: String, _ objects: [String], _ path: String, _ directory: String
  ) -> [String] {
    let libraries = toolchain.libraries
    return [
      "-O0", "-fuse-ld=lld", "-Wl,--as-needed", "-o", path, source,
      "\(libraries)/x86_64/swiftrt.o".replacing("x86_64", with: Self.architecture),
    ] + objects + [
      "-L", directory, "-L", libraries, "-Wl,-rpath,$ORIGIN", "-Wl,-rpath,\(libraries)",
      "-Wl,--no-as-needed", "-lSwiftUI", "-Wl,--as-needed",
      "-lFoundation", "-lFoundationEssentials", "-lFoundationInternationalization",
      "-l_FoundationICU", "-lswiftObservation", "-lswiftSynchronization",
      "-lswift_StringProcessing", "-lswift_RegexParser", "-lswift_Concurrency",
      "-lswiftGlibc", "-lswiftDispatch", "-ldispatch", "-lBlocksRuntime",
      "-lswiftSwiftOnoneSupport", "-lswiftCore", "-lm",
    ]
  }

  private static var architecture: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}

/// Programs that are linked together, each to be entered by its number.
public struct Executable: Hashable, Sendable {
  public var path: String
  public var modules: [String]

  /// The number of a module.
  public func number(of module: String) -> Int? { modules.firstIndex(of: module) }
}

/// Why the linker refused.
public struct LinkError: Error, Hashable, Sendable, CustomStringConvertible {
  public var said: String

  public var description: String { "the linker failed: \(said)" }
}
