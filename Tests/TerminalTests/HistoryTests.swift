import Foundation
import Testing

@testable import Terminal

@Suite struct HistoryTests {
  private let path = FileManager.default.temporaryDirectory
    .appending(path: "history-\(UUID().uuidString)").path

  @Test func `lines are there again, blanks and repetitions aside`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    var history = History(path: path)
    for line in ["next", "next", " ", "", "tap \"状態\"", "next"] { _ = history.add(line) }
    #expect(History(path: path).lines == ["next", "tap \"状態\"", "next"])
  }

  @Test func `a long history keeps its newest thousand`() throws {
    defer { try? FileManager.default.removeItem(atPath: path) }
    let text = (1...2001).map { "line \($0)\n" }.joined()
    try Data(text.utf8).write(to: URL(filePath: path))
    #expect(History(path: path).lines.count == 1000)
    let kept = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(kept.first == "line 1002")
    #expect(kept.last == "line 2001")
  }

  @Test func `without a file, or with one that cannot be written, lines are still remembered`() {
    for path in [nil, "/nowhere/history"] {
      var history = History(path: path)
      let wasAdded = history.add("next")
      #expect(wasAdded)
      #expect(history.lines == ["next"])
    }
  }
}
