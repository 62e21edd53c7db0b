import Foundation
public import Testing

/// A case of a suite as a folder of texts: what goes in, and what is to come out.
///
/// `RECORD=1 swift test` writes what came out instead of comparing it; read it before it is kept.
public struct Fixture: Sendable, CustomTestStringConvertible {
  private let folder: URL

  public var name: String { folder.lastPathComponent }
  public var testDescription: String { name }

  /// The cases in a folder beside a test's source file, by name.
  public static func all(in folder: String, besides file: String = #filePath) throws -> [Fixture] {
    let parent = URL(filePath: file).deletingLastPathComponent().appending(path: folder)
    return try FileManager.default
      .contentsOfDirectory(at: parent, includingPropertiesForKeys: nil)
      .filter(\.hasDirectoryPath)
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
      .map(Fixture.init)
  }

  /// The text of one of the case's files.
  public func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }

  /// Compares a text with one of the case's files, or records it.
  public func expect(
    _ actual: String, in file: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(actual.utf8).write(to: folder.appending(path: file))
      return
    }
    let expected = try text(file)
    guard actual != expected else { return }
    let changes = actual.split(separator: "\n", omittingEmptySubsequences: false)
      .difference(from: expected.split(separator: "\n", omittingEmptySubsequences: false))
      .map { change in
        switch change {
        case .remove(let offset, let line, _): "\(offset + 1) − \(line)"
        case .insert(let offset, let line, _): "\(offset + 1) + \(line)"
        }
      }
    Issue.record(
      "\(name)/\(file):\n\(changes.joined(separator: "\n"))", sourceLocation: sourceLocation)
  }
}
