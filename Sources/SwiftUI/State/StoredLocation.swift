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
  // @unchecked: see AnyLocation.

  /// What actions see: the latest write.
  private var current: Value
  /// What bodies see: the value as of this update.
  private(set) var snapshot: Value
  private(set) weak var graph: Graph?
  /// The update that brought the snapshot.
  private var change = 0
  private var readers: [WeakReader] = []

  init(_ value: Value, graph: Graph) {
    current = value
    snapshot = value
    self.graph = graph
  }

  override func get() -> Value { Update.isRunning ? snapshot : current }

  override func set(_ value: Value, transaction: Transaction) {
    if Update.isRunning {
      RuntimeIssue.modifyingStateDuringUpdate.report()
      return
    }
    if ValueComparison.same(current, value) { return }
    current = value
    guard let graph else { return }
    graph.enqueue(transaction) { [self] in
      snapshot = value
      change = graph.updateNumber
      for reader in readers { reader.reader?.stateChanged() }
    }
  }

  var hasJustChanged: Bool { change == graph?.updateNumber }

  override var source: (any StateSource)? { self }

  func subscribe(_ reader: any StateReader) {
    // Readers that have gone leave their places; without this a long life would only add.
    readers.removeAll { $0.reader == nil || $0.reader === reader }
    readers.append(WeakReader(reader: reader))
  }

  private struct WeakReader {
    weak var reader: (any StateReader)?
  }
}
