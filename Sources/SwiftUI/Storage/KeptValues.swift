/// The values that a program keeps under a name: in memory, for as long as the program runs.
///
/// On Apple's platforms they outlive it. Here they do not, so that a program does the same every
/// time it is run.
enum KeptValues {
  // Main thread alone, as states are.
  private nonisolated(unsafe) static var locations: [Key: any KeptLocation] = [:]
  private nonisolated(unsafe) static weak var graph: Graph?

  private struct Key: Hashable {
    let store: AnyHashable
    let name: String
    let type: ObjectIdentifier
  }

  /// A binding to what is kept under a name; `value` is what it shows while nothing is.
  static func binding<Value>(
    _ name: String, in store: AnyHashable, default value: Value
  ) -> Binding<Value> {
    let location = location(name, in: store, of: Value.self)
    let projection = Defaulting(value: value)
    return Binding(
      value: projection.get(location.get()), location: location.projecting(projection))
  }

  private static func location<Value>(
    _ name: String, in store: AnyHashable, of type: Value.Type
  ) -> StoredLocation<Value?> {
    let key = Key(store: store, name: name, type: ObjectIdentifier(type))
    if let known = unsafe locations[key] as? StoredLocation<Value?> { return known }
    let location = StoredLocation<Value?>(nil, graph: unsafe graph)
    unsafe locations[key] = location
    return location
  }

  /// The values are shown on this screen from now on.
  static func join(_ graph: Graph) {
    unsafe self.graph = graph
    for location in unsafe locations.values { location.join(graph) }
  }
}

private protocol KeptLocation {
  func join(_ graph: Graph)
}

extension StoredLocation: KeptLocation {}

/// What is kept, or else a default.
private struct Defaulting<Value>: Projection {
  let value: Value

  func get(_ base: Value?) -> Value { base ?? value }

  func set(_ base: inout Value?, _ value: Value) { base = value }

  static func == (first: Self, second: Self) -> Bool {
    ValueComparison.same(first.value, second.value)
  }

  // A name has one default nearly always; what tells two apart is `==`.
  func hash(into hasher: inout Hasher) {}
}
