import FoundationEssentials
import Glibc

/// The lines typed before, the newest last, kept in a file of one line each.
struct History: Sendable {
  private(set) var lines: [String] = []
  private let path: String?

  /// Reads a history; a file that is missing or cannot be read is an empty one.
  init(path: String?) {
    self.path = path
    guard let path, let data = FileManager.default.contents(atPath: path) else { return }
    let all = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
    lines = Array(all.suffix(Self.limit))
    if all.count > 2 * Self.limit { rewrite(at: path) }
  }

  /// Adds a line unless it is blank or the newest already; returns whether it was added.
  mutating func add(_ line: String) -> Bool {
    guard !line.allSatisfy(\.isWhitespace), line != lines.last else { return false }
    lines.append(line)
    append(line)
    return true
  }

  private static let limit = 1000

  // Whoever cannot keep a history can still be taught: failures to write are let go.

  private func append(_ line: String) {
    guard let path else { return }
    guard let file = fopen(path, "a") else { return }
    fputs(line + "\n", file)
    fclose(file)
  }

  private func rewrite(at path: String) {
    let text = lines.map { $0 + "\n" }.joined()
    try? Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
  }
}
