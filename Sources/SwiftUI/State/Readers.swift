/// What depends on something, each once; what has gone away is forgotten.
struct Readers {
  private var readers: [ObjectIdentifier: Weak] = [:]
  private var limit = 16

  private struct Weak {
    weak var reader: (any StateReader)?
  }

  mutating func insert(_ reader: any StateReader) {
    if readers.count >= limit {
      // Only when there are twice as many as were alive the last time, so that each costs the same.
      readers = readers.filter { $0.value.reader != nil }
      limit = max(16, 2 * readers.count)
    }
    readers[ObjectIdentifier(reader)] = Weak(reader: reader)
  }

  /// Those that have not gone away, in no order.
  var alive: [any StateReader] { readers.values.compactMap(\.reader) }

  /// The update puts what depends on a change into the order of the views.
  func tellOfChange() {
    for reader in alive { reader.stateChanged() }
  }
}
