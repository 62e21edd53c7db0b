import Glibc
import Synchronization

/// Whether this thread is in the middle of evaluating views.
enum Update {
  /// The thread that evaluates views at the moment; 0 when none does.
  private static let thread = Atomic<UInt>(0)

  static var isRunning: Bool { thread.load(ordering: .relaxed) == pthread_self() }

  /// Runs `work` as part of an update: states read their snapshot and refuse writes.
  static func run<Result>(_ work: () -> Result) -> Result {
    let before = thread.exchange(pthread_self(), ordering: .relaxed)
    defer { thread.store(before, ordering: .relaxed) }
    return work()
  }
}
