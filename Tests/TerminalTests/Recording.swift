import Synchronization
import Terminal

/// A console that remembers what was written.
final class Recording: Sendable {
  private let text = Mutex("")

  var written: String { text.withLock { $0 } }

  func console(
    isTerminal: Bool, policy: ColorPolicy = .plain, columns: Int = 20, rows: Int = 5
  ) -> Console {
    Console(
      isTerminal: isTerminal, policy: policy, size: { .init(columns: columns, rows: rows) },
      write: { piece in self.text.withLock { $0 += piece } })
  }
}
