/// The values that one place of the view tree sets for the views inside it.
final class EnvironmentScope {
  private let parent: EnvironmentScope?
  private var values: [ObjectIdentifier: Any] = [:]
  private var readers: [ObjectIdentifier: Readers] = [:]

  init(parent: EnvironmentScope?) { self.parent = parent }

  /// The nearest value for a key; `reader` is visited again when it changes.
  func value(for key: ObjectIdentifier, reader: Node?) -> Any? {
    guard let value = values[key] else { return parent?.value(for: key, reader: reader) }
    if let reader { readers[key, default: Readers()].insert(reader) }
    return value
  }

  /// Sets the values; the readers of those that differ are visited again.
  func replace(_ new: [ObjectIdentifier: Any]) {
    let old = values
    values = new
    for (key, value) in new {
      if let before = old[key], ValueComparison.sameAny(before, value) { continue }
      readers[key]?.tellOfChange()
    }
  }
}

/// A view that sets values of the environment for the views inside it.
protocol EnvironmentWriter: PrimitiveView {
  nonisolated func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any]
}
