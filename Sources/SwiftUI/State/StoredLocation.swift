/// The part of a state's storage that does not depend on its type: who must know of a write.
protocol StateSource: AnyObject {
  func subscribe(_ reader: any StateReader)

  /// Whether the update that runs now is the one that brings the latest write.
  var hasJustChanged: Bool { get }
}

/// What depends on a state.
protocol StateReader: AnyObject {
  /// The state has a new value, as of the update that begins.
  func stateChanged()
}

/// Where a view's state lives while the view is on the screen.
final class StoredLocation<Value>: AnyLocation<Value>, StateSource, @unchecked Sendable {
  // @unchecked: any thread may read and write; the rest is the main thread's alone.

  /// What actions see: the latest write, behind the lock of all states.
  private var latest: Value
  /// What bodies see: the value as of this update.
  private(set) var snapshot: Value
  private(set) weak var graph: Graph?
  /// The update that brought the snapshot.
  private var change = 0
  private var readers = Readers()

  init(_ value: Value, graph: Graph?) {
    latest = value
    snapshot = value
    self.graph = graph
  }

  private var current: Value { StateLock.shared.withLock { latest } }

  /// What was written before there was a screen is what it begins with.
  func join(_ graph: Graph) {
    self.graph = graph
    snapshot = current
  }

  override func get() -> Value { Update.isRunning ? snapshot : current }

  override func set(_ value: Value, transaction: Transaction) {
    if Update.isRunning {
      RuntimeIssue.modifyingStateDuringUpdate.report()
      return
    }
    let before = current
    if ValueComparison.same(before, value) { return }
    StateLock.shared.withLock {
      latest = value
      // With the lock, so that the views see the writes of several threads in the same order.
      graph?.enqueue(transaction) { [self] in show(value) }
    }
    // What was there before goes now, without the lock: its end may write another state.
    withExtendedLifetime(before) {}
  }

  private func show(_ value: Value) {
    snapshot = value
    change = graph?.updateNumber ?? 0
    readers.tellOfChange()
  }

  var hasJustChanged: Bool { change == graph?.updateNumber }

  override var source: (any StateSource)? { self }

  func subscribe(_ reader: any StateReader) { readers.insert(reader) }
}
