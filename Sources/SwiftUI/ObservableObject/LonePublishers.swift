import Synchronization

/// The publishers of objects that publish no property: there is no place in them to keep one.
final class LonePublishers: Sendable {
  static let shared = LonePublishers()

  private struct Entry: @unchecked Sendable {
    // @unchecked: a publisher is used by the rules of its object.
    weak var object: AnyObject?
    let publisher: ObservableObjectPublisher
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])

  func publisher(of object: AnyObject) -> ObservableObjectPublisher {
    entries.withLock { entries in
      let id = ObjectIdentifier(object)
      // An object that has gone may have left its place in memory to this one.
      if let entry = entries[id], entry.object === object { return entry.publisher }
      entries = entries.filter { $0.value.object != nil }
      let entry = Entry(object: object, publisher: ObservableObjectPublisher())
      entries[id] = entry
      return entry.publisher
    }
  }
}
