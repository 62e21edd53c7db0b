import Terminal
import Testing

@Suite struct ConsoleTests {
  @Test func `lines are written with their ends`() throws {
    let recording = Recording()
    try recording.console(isTerminal: false).print(["a", "\("b", .bold)"])
    #expect(recording.written == "a\nb\n")
  }

  @Test func `a status is replaced, cut to the window, and cleared`() throws {
    let recording = Recording()
    let console = recording.console(isTerminal: true, columns: 8)
    try console.showStatus("compiling")
    try console.showStatus("run")
    try console.clearStatus()
    #expect(recording.written == "\rcompil…\u{1B}[K\rrun\u{1B}[K\r\u{1B}[K")
  }

  @Test func `without a terminal there is no status`() throws {
    let recording = Recording()
    try recording.console(isTerminal: false).showStatus("compiling")
    #expect(recording.written.isEmpty)
  }
}
