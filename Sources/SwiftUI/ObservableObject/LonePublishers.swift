import Synchronization

/// The publishers of objects that have no published property to keep one.
final class LonePublishers: Sendable {
  static let shared = LonePublishers()

  private let state = Mutex(State())

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    /// With how many entries those of objects that have gone are looked for.
    var limit = 64
  }

  // @unchecked: a publisher is used as its object is, wherever it was found.
  private struct Entry: @unchecked Sendable {
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  /// The same publisher each time, for as long as the object lives.
  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    let id = ObjectIdentifier(object)
    let offered = Entry(object: object, publisher: ObservableObjectPublisher())
    return state.withLock { state in
      // Another object may once have had this one's place in memory.
      if let entry = state.entries[id], entry.object === offered.object { return entry }
      if state.entries.count >= state.limit {
        state.entries = state.entries.filter { $0.value.object != nil }
        state.limit = max(64, 2 * state.entries.count)
      }
      state.entries[id] = offered
      return offered
    }.publisher
  }
}
