@_spi(SwiftUI) import Observation

/// What one body has read of observable objects: told once when any of it is about to change.
final class ObservationScope: @unchecked Sendable {
  // @unchecked: changed on the graph's own thread only; a change made on another is passed there.

  private weak let graph: Graph?
  private let onChange: () -> Void
  private let end = End()
  private var isTracking = false
  private var isEnding = false
  /// Counts the runs, to tell what was read in the last one.
  private var run = 0

  init(graph: Graph, onChange: @escaping () -> Void) {
    self.graph = graph
    self.onChange = onChange
  }

  deinit { cancel() }

  /// Runs `work`; what it reads takes the place of what was read the last time.
  func track<Result>(_ work: () -> Result) -> Result {
    cancel()
    isTracking = true
    run += 1
    return withObservationTracking {
      end.access()
      return work()
    } willSet: { [weak self] tracking in
      guard let self else { return tracking.cancel() }
      if MainThread.isCurrent { changed(tracking) }
    } didSet: { [weak self, run] tracking in
      // Told once it is done: were it told before, a body could still read the old value.
      guard let self, !MainThread.isCurrent else { return }
      graph?.enqueue(Transaction()) { [weak self] in
        // A run since then has read the new value.
        if let self, self.run == run { changed(tracking) }
      }
    }
  }

  /// Forgets what was read.
  func cancel() {
    guard isTracking else { return }
    isTracking = false
    // The handle that can cancel is only given to those who are told of a change.
    isEnding = true
    end.announce()
    isEnding = false
  }

  private func changed(_ tracking: ObservationTracking) {
    tracking.cancel()
    guard !isEnding else { return }
    isTracking = false
    onChange()
  }
}

/// Something that every scope reads, so that a scope can be reached to end it.
private final class End: Observable {
  private let registrar = ObservationRegistrar()
  private var mark: Int { 0 }

  func access() { registrar.access(self, keyPath: \.mark) }

  func announce() { registrar.willSet(self, keyPath: \.mark) }
}
