import Synchronization
import Terminal
import Testing

@Suite struct PromptTests {
  @Test func `without a terminal each line is one, and the end is an event`() {
    let input = Mutex(["next", ""][...])
    let prompt = Prompt.lines { input.withLock { $0.popFirst() } }
    #expect(prompt.read("▸ ") == .line("next"))
    #expect(prompt.read("▸ ") == .line(""))
    #expect(prompt.read("▸ ") == .end)
  }
}
