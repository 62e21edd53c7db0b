import Foundation
import Synchronization
import Terminal

@testable import tutor

/// A world for a command line: folders of its own, a fixed clock, and what came out.
final class World: Sendable {
  let folder: String
  private let written = Mutex<(out: String, errors: String)>(("", ""))
  private let lines: Mutex<[String]>
  private let environment: [String: String]
  private let now: Date
  /// The window of the person who sits there, where one does.
  private let window: Console.Size?
  private let asked = Mutex<[String]>([])

  init(
    lines: [String] = [], environment: [String: String] = [:],
    now: Date = Date(timeIntervalSince1970: 1_900_000_000), window: Console.Size? = nil
  ) throws {
    self.window = window
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    folder = url.path(percentEncoded: false)
    self.lines = Mutex(lines)
    self.environment = environment
    self.now = now
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  var output: String { written.withLock { $0.out } }
  var errors: String { written.withLock { $0.errors } }
  /// The prompts that were shown.
  var prompts: [String] { asked.withLock(\.self) }

  /// Writes a file, with the folders it needs.
  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder).appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  func read(_ path: String) throws -> String {
    try String(contentsOfFile: folder + "/" + path, encoding: .utf8)
  }

  /// Runs `tutor` with a command line's words, to its end.
  @discardableResult
  func tutor(_ words: String..., input: [String]? = nil) async -> ExitStatus {
    await tutor(words, input: input)
  }

  @discardableResult
  func tutor(_ words: [String], input: [String]? = nil) async -> ExitStatus {
    written.withLock { $0 = ("", "") }
    if let input { lines.withLock { $0 = input } }
    return await Tutor.run(words, in: context)
  }

  var context: Context {
    var environment = environment
    environment["HOME"] = environment["HOME"] ?? folder
    let now = now
    var context = Context(
      environment: environment, directory: folder, executable: folder + "/bin/tutor",
      now: { now },
      emit: { [self] bytes in written.withLock { $0.out += String(decoding: bytes, as: UTF8.self) }
      },
      emitError: { [self] bytes in
        written.withLock { $0.errors += String(decoding: bytes, as: UTF8.self) }
      },
      prompt: Prompt { [self] request in
        asked.withLock { $0.append(request.prompt.plain) }
        return lines.withLock { $0.isEmpty ? .end : .line($0.removeFirst()) }
      })
    if let window {
      context.isInteractive = true
      context.size = { window }
    }
    return context
  }
}
