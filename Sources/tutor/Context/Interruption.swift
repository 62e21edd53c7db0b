import Glibc
import Synchronization

/// Ctrl-C during long work: asked for, not died of.
enum Interruption {
  private static let flag = Atomic<Bool>(false)

  /// Whether Ctrl-C was pressed since the watch began.
  @Sendable static func isRequested() -> Bool {
    flag.load(ordering: .relaxed)
  }

  /// Does something during which Ctrl-C only raises the flag.
  static func watching<Value>(_ body: () throws -> Value) rethrows -> Value {
    flag.store(false, ordering: .relaxed)
    let before = signal(SIGINT) { _ in Interruption.flag.store(true, ordering: .relaxed) }
    defer { signal(SIGINT, before) }
    return try body()
  }
}
