import Foundation

/// The runtime that was built with the tests, in a folder as programs are compiled against it.
public enum BuiltRuntime {
  /// The folder, made once a process of links to what was built.
  public static let folder: String = {
    let files = FileManager.default
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent()
    // The test bundle stands beside what was built, or is run by a program of the toolchain's.
    let folders =
      [built] + CommandLine.arguments.map { URL(fileURLWithPath: $0).deletingLastPathComponent() }
    let products = folders.first { files.fileExists(atPath: $0.path + "/libSwiftUI.so") } ?? built
    let folder = files.temporaryDirectory.appendingPathComponent(
      "tutor-runtime-\(ProcessInfo.processInfo.processIdentifier)")
    try? files.createDirectory(at: folder, withIntermediateDirectories: true)
    for (name, source) in [
      ("SwiftUI.swiftmodule", "Modules/SwiftUI.swiftmodule"), ("libSwiftUI.so", "libSwiftUI.so"),
      ("SwiftUIMacros-tool", "SwiftUIMacros-tool"),
    ] {
      try? files.createSymbolicLink(
        at: folder.appendingPathComponent(name),
        withDestinationURL: products.appendingPathComponent(source))
    }
    return folder.path
  }()

  /// A folder for the compiler's module cache, shared by all tests of a machine.
  public static let moduleCache: String =
    FileManager.default.temporaryDirectory.appendingPathComponent("tutor-test-modules").path

  /// The search path that the tests themselves were started with.
  public static let searchPath: String =
    ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
}
