import Foundation
import Terminal
import Testing

@Suite struct PagerTests {
  private func pager(_ command: String) throws -> Pager {
    try #require(Pager(environment: ["PAGER": command, "PATH": "/usr/bin:/bin"]))
  }

  @Test(arguments: [[:], ["PAGER": ""], ["PAGER": "  "]])
  func `an environment that names no pager has none`(environment: [String: String]) {
    let pager = Pager(environment: environment)
    #expect(pager == nil)
  }

  @Test func `the pager gets the lines, and may quit before it has read them`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    let lines = [StyledText("a", .bold)] + Array(repeating: StyledText("line"), count: 100_000)
    #expect(try pager("head -n 2 > '\(path)'").show(lines, .styled))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "\u{1B}[1ma\u{1B}[0m\nline\n")
  }

  @Test func `colours pass through less unless the learner wants otherwise`() throws {
    #expect(try pager("test $LESS = FRX || exit 127").show(["a"], .plain))
    let own = try #require(
      Pager(environment: ["PAGER": "test $LESS = i || exit 127", "LESS": "i"]))
    #expect(try own.show(["a"], .plain))
  }

  @Test func `a pager that does not exist is said`() throws {
    #expect(try !pager("no-such-pager-here 2>/dev/null").show(["a"], .plain))
  }
}
