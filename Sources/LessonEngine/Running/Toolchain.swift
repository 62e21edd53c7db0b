private import Foundation

/// A Swift toolchain: the compiler that programs are compiled with, and where its parts stand.
public struct Toolchain: Hashable, Sendable {
  /// The folder that holds `bin` and `lib`, such as `/usr`.
  public var root: String
  /// The version as the compiler says it, such as `6.3.1`.
  public var version: String

  public var frontend: String { root + "/bin/swift-frontend" }
  public var clang: String { root + "/bin/clang" }
  public var swiftc: String { root + "/bin/swiftc" }
  public var libraries: String { root + "/lib/swift/linux" }
  public var host: String { root + "/lib/swift/host" }
  public var plugins: String { host + "/plugins" }

  /// The version that the runtime is built with and programs need.
  public static let wantedVersion = "6.3"

  /// Finds the toolchain of the first `swiftc` on a search path, and asks it for its version.
  public init(searchPath: String) throws(ToolchainError) {
    let folders = searchPath.split(separator: ":").map(String.init)
    let files = FileManager.default
    guard let found = folders.first(where: { files.isExecutableFile(atPath: $0 + "/swiftc") })
    else { throw .missing }
    let said = CommandLineTool.output(
      of: found + "/swiftc", ["-print-target-info"], searchPath: searchPath)
    guard let info = TargetInfo(said) else { throw .broken(folder: found) }
    guard info.version == Self.wantedVersion || info.version.hasPrefix(Self.wantedVersion + ".")
    else { throw .otherVersion(info.version, folder: found) }
    root =
      URL(fileURLWithPath: info.resources).deletingLastPathComponent()
      .deletingLastPathComponent().path
    version = info.version
    guard files.isExecutableFile(atPath: frontend) else { throw .broken(folder: found) }
  }
}

/// What `swiftc -print-target-info` says, as far as we need it.
private struct TargetInfo {
  var version: String
  var resources: String

  init?(_ json: String) {
    guard let object = try? JSONSerialization.jsonObject(with: Data(json.utf8)),
      let top = object as? [String: Any],
      let said = top["compilerVersion"] as? String,
      let paths = top["paths"] as? [String: Any],
      let resources = paths["runtimeResourcePath"] as? String
    else { return nil }
    let words = said.split(separator: " ")
    guard let at = words.firstIndex(of: "version"), at + 1 < words.count else { return nil }
    version = String(words[at + 1])
    self.resources = resources
  }
}

/// Why programs cannot be compiled: no Swift, or another one.
public enum ToolchainError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing
  case otherVersion(String, folder: String)
  case broken(folder: String)
  case noRuntime(looked: [String])

  public var description: String {
    let wanted = Toolchain.wantedVersion
    switch self {
    case .missing:
      return "Swift \(wanted) is needed and there is no 'swiftc' on the PATH. "
        + "Put Swift \(wanted) on it, then: tutor doctor"
    case .otherVersion(let version, let folder):
      return "Swift \(wanted) is needed and 'swiftc' is \(version) (in \(folder)). "
        + "Put \(wanted) first in PATH, then: tutor doctor"
    case .broken(let folder):
      return "'swiftc' in \(folder) does not say which Swift it belongs to. "
        + "Put Swift \(wanted) first in PATH, then: tutor doctor"
    case .noRuntime(let looked):
      return "the SwiftUI runtime is not in \(looked.joined(separator: " nor in ")). "
        + "Run 'make learn', or install with 'make install'"
    }
  }
}
