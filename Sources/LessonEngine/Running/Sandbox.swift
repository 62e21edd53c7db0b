private import Foundation
private import Glibc

/// How programs are contained.
public struct Sandbox: Hashable, Sendable {
  /// What a user asks for.
  public enum Wish: String, Hashable, Sendable, CaseIterable {
    /// Contained where bubblewrap is installed and works.
    case auto
    /// Contained, or not run at all.
    case required
    /// Only limited and killed.
    case none
  }

  /// Where bubblewrap is; nil where programs are not contained.
  public var bubblewrap: String?

  public static let none = Sandbox(bubblewrap: nil)

  private init(bubblewrap: String?) {
    self.bubblewrap = bubblewrap
  }

  /// Finds bubblewrap and tries it once: where namespaces are forbidden it is there and no use.
  public init(_ wish: Wish, searchPath: String) throws(SandboxError) {
    guard wish != .none else {
      self = .none
      return
    }
    let found = searchPath.split(separator: ":").map { "\($0)/bwrap" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    if let found {
      self.init(bubblewrap: found)
      let words = wrap(["/bin/true"], directory: "/tmp")
      if CommandLineTool.run(found, Array(words.dropFirst())).status == 0 { return }
    }
    guard wish == .auto else { throw found == nil ? .missing : .refused }
    self = .none
  }

  /// The words that run a command within the sandbox; see bwrap(1).
  ///
  /// There is no network, nothing is writable but the directory, and processes are its own.
  func wrap(_ command: [String], directory: String) -> [String] {
    guard let bubblewrap else { return command }
    return [
      bubblewrap, "--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc",
      "--bind", directory, directory, "--chdir", directory, "--unshare-all",
      "--uid", "65534", "--gid", "65534", "--die-with-parent",
    ] + command
  }
}

/// Why a required sandbox is not there.
public enum SandboxError: Error, Hashable, Sendable, CustomStringConvertible {
  case missing, refused

  public var description: String {
    switch self {
    case .missing:
      "programs cannot be contained: 'bwrap' is not on the PATH. "
        + "Install bubblewrap, or say --sandbox none"
    case .refused:
      "programs cannot be contained: 'bwrap' does not work here (are namespaces forbidden?). "
        + "Allow them, or say --sandbox none"
    }
  }
}
