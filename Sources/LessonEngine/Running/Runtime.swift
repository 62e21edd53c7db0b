private import Foundation

/// The folder with what programs are compiled against: our `SwiftUI` and its macros.
public struct Runtime: Hashable, Sendable {
  public var folder: String

  public var library: String { folder + "/libSwiftUI.so" }
  public var macroTool: String { folder + "/SwiftUIMacros-tool" }

  /// The first of some folders that holds a runtime.
  public init(lookingIn folders: [String]) throws(ToolchainError) {
    let files = FileManager.default
    guard
      let found = folders.first(where: { files.fileExists(atPath: $0 + "/SwiftUI.swiftmodule") })
    else { throw .noRuntime(looked: folders) }
    folder = found
  }
}
