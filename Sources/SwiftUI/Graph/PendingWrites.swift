import Foundation

/// The writes that wait for an update; any thread may add one.
final class PendingWrites: @unchecked Sendable {
  // @unchecked: what changes is behind the lock, and writes are carried out on the main thread.
  private let lock = NSLock()
  private var batches: [Batch] = []

  struct Batch {
    let group: Int
    var writes: [() -> Void]
  }

  var isEmpty: Bool { lock.withLock { batches.isEmpty } }

  /// Adds a write; those that share a group and come one after the other are applied together.
  func add(_ write: @escaping () -> Void, group: Int) {
    lock.withLock {
      if batches.last?.group == group {
        batches[batches.count - 1].writes.append(write)
      } else {
        batches.append(Batch(group: group, writes: [write]))
      }
    }
  }

  /// Takes the writes that come first; none when nothing waits.
  func takeFirst() -> [() -> Void] {
    lock.withLock { batches.isEmpty ? [] : batches.removeFirst().writes }
  }

  func takeAll() -> [Batch] {
    lock.withLock {
      defer { batches = [] }
      return batches
    }
  }

  func append(_ more: [Batch]) { lock.withLock { batches += more } }
}
