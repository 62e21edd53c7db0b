import Testing

@testable import Terminal

@Suite struct PagerTests {
  @Test func `without a terminal, and where they fit, lines are just written`() throws {
    let lines: [StyledText] = ["a", "b", "c", "d"]
    for (isTerminal, rows) in [(false, 2), (true, 5)] {
      let recording = Recording()
      let console = recording.console(isTerminal: isTerminal, rows: rows)
      try Pager(console: console, environment: ["PAGER": "false"]).show(lines)
      #expect(recording.written == "a\nb\nc\nd\n")
    }
  }

  @Test func `a pager of the learner's gets the text, and may quit early`() throws {
    let path = "/tmp/pager-\(UInt64.random(in: 0 ... .max))"
    let text = String(repeating: "line\n", count: 100_000)
    #expect(try PagerProcess(command: "head -n 2 > \(path)", environment: [:]).show(text))
    #expect(
      try PagerProcess(
        command: "test \"$(cat \(path))\" = 'line\nline' && rm \(path)",
        environment: ["PATH": "/usr/bin:/bin"]
      ).show(""))
  }

  @Test func `a pager that does not exist is said`() throws {
    #expect(
      try !PagerProcess(command: "no-such-pager-here 2>/dev/null", environment: [:]).show("a"))
  }

  @Test(arguments: [
    ([LeafKey.page], 0..<4), ([.page, .page], 4..<8), ([.page, .line], 4..<5),
    ([.page, .page, .page], 8..<10), ([.page, .end], 4..<10), ([.page, .page, .back], 0..<4),
    ([.page, .line, .back], 0..<4), ([.page, .page, .line, .back], 1..<5), ([.page, .quit], 4..<4),
  ])
  func `keys lead through ten lines, four at a time`(keys: [LeafKey], last: Range<Int>) {
    var leafing = Leafing(count: 10)
    let ranges = keys.map { leafing.go($0, room: 4) }
    #expect(ranges.last == last)
    #expect(leafing.isAtEnd == (last.upperBound == 10))
  }

  @Test(arguments: [
    (" ", LeafKey.page), ("\u{1B}[6~", .page), ("\r", .line), ("\u{1B}[B", .line), ("b", .back),
    ("q", .quit), ("\u{3}", .quit), ("\u{1B}", .quit), ("\u{1B}[F", .end), ("x", nil),
    ("状", nil),
  ])
  func `keys are known by their bytes`(bytes: String, key: LeafKey?) {
    #expect(LeafKey(bytes: Array(bytes.utf8)) == key)
  }
}
