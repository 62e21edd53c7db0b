extension Binding {
  /// Shows a binding to a value as one to an optional; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self = base.projecting(Wrapping())
  }

  /// Shows a binding to an optional as one to its value; nil when there is none now.
  ///
  /// Reading it later, when the value has gone, traps.
  public init?(_ base: Binding<Value?>) {
    // Whether there is a value is read, and must be found out again when there was none.
    guard base.wrappedValue != nil else { return nil }
    self = base.projecting(Unwrapping())
  }

  /// Shows a binding to a hashable value as one to any hashable value.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self = base.projecting(Erasing())
  }
}

private struct Wrapping<V>: Projection {
  func get(_ base: V) -> V? { base }

  func set(_ base: inout V, _ value: V?) {
    if let value { base = value }
  }
}

private struct Unwrapping<V>: Projection {
  func get(_ base: V?) -> V {
    guard let base else {
      fatalError("Unexpectedly found nil while unwrapping an Optional value")
    }
    return base
  }

  func set(_ base: inout V?, _ value: V) { base = value }
}

private struct Erasing<V: Hashable>: Projection {
  func get(_ base: V) -> AnyHashable { AnyHashable(base) }

  func set(_ base: inout V, _ value: AnyHashable) {
    guard let value = value.base as? V else {
      preconditionFailure("a binding to \(V.self) was given \(value.base)")
    }
    base = value
  }
}
