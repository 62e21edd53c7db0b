/// Where a value lives: how a binding reads and writes it.
class AnyLocation<Value>: @unchecked Sendable {
  // @unchecked: as Apple's; the projections are behind a lock, and only bodies note a reading.

  /// The projections made so far, so that `$x.name` is the same location every time.
  private var projections: [AnyHashable: AnyObject] = [:]

  /// Whether a body has read the value; once true it stays true.
  var wasRead = false

  func get() -> Value { preconditionFailure("a location that cannot be read") }

  func set(_ value: Value, transaction: Transaction) {}

  func isSame(as other: AnyLocation<Value>) -> Bool { self === other }

  /// The state that the value is a part of; nil when only the program's code knows.
  var source: (any StateSource)? { nil }

  /// The location of a part of the value.
  func projecting<P: Projection>(_ projection: P) -> AnyLocation<P.Projected>
  where P.Base == Value {
    let key = AnyHashable(projection)
    let made = LocationBox(ProjectedLocation(base: self, projection: projection))
    return StateLock.shared.withLock {
      if let known = projections[key] as? AnyLocation<P.Projected> { return known }
      projections[key] = made
      return made
    }
  }
}

/// A kind of place to keep a value.
protocol Location {
  associatedtype Value
  func get() -> Value
  func set(_ value: Value, transaction: Transaction)
  func isSame(as other: Self) -> Bool
  var source: (any StateSource)? { get }

  /// Whether a body has read what the place is a part of.
  var isRead: Bool { get }
  func noteRead()
}

extension Location {
  var isRead: Bool { false }
  func noteRead() {}
}

/// A location made of any kind of place.
final class LocationBox<Place: Location>: AnyLocation<Place.Value>, @unchecked Sendable {
  // @unchecked: see AnyLocation.
  let place: Place

  init(_ place: Place) { self.place = place }

  override func get() -> Place.Value { place.get() }

  override func set(_ value: Place.Value, transaction: Transaction) {
    place.set(value, transaction: transaction)
  }

  override func isSame(as other: AnyLocation<Place.Value>) -> Bool {
    guard let other = other as? LocationBox<Place> else { return false }
    return self === other || place.isSame(as: other.place)
  }

  override var source: (any StateSource)? { place.source }

  // Reading a part is reading the whole.
  override var wasRead: Bool {
    get { place.isRead }
    set { if newValue { place.noteRead() } }
  }
}

/// A way from a value to a part of it, and back.
protocol Projection: Hashable {
  associatedtype Base
  associatedtype Projected
  func get(_ base: Base) -> Projected
  func set(_ base: inout Base, _ value: Projected)
}

extension WritableKeyPath: Projection {
  typealias Base = Root
  typealias Projected = Value

  func get(_ base: Root) -> Value { base[keyPath: self] }

  func set(_ base: inout Root, _ value: Value) { base[keyPath: self] = value }
}

/// A part of another location's value; a write reads the whole, changes the part, writes the whole.
struct ProjectedLocation<P: Projection>: Location {
  let base: AnyLocation<P.Base>
  let projection: P

  func get() -> P.Projected { projection.get(base.get()) }

  func set(_ value: P.Projected, transaction: Transaction) {
    var whole = base.get()
    projection.set(&whole, value)
    base.set(whole, transaction: transaction)
  }

  func isSame(as other: Self) -> Bool {
    base.isSame(as: other.base) && projection == other.projection
  }

  var source: (any StateSource)? { base.source }

  var isRead: Bool { base.wasRead }

  func noteRead() { base.wasRead = true }
}

/// A value that two closures read and write.
///
/// It holds the program's own closures, not ones of ours around them: comparing looks at them.
struct FunctionalLocation<Value>: Location {
  let read: () -> Value
  let write: (Value) -> Void

  func get() -> Value { read() }

  func set(_ value: Value, transaction: Transaction) { write(value) }

  func isSame(as other: Self) -> Bool { ValueComparison.same(self, other) }

  var source: (any StateSource)? { nil }
}

/// A value that two closures read and write, the second of which is told the transaction.
struct TransactionalLocation<Value>: Location {
  let read: () -> Value
  let write: (Value, Transaction) -> Void

  func get() -> Value { read() }

  func set(_ value: Value, transaction: Transaction) { write(value, transaction) }

  func isSame(as other: Self) -> Bool { ValueComparison.same(self, other) }

  var source: (any StateSource)? { nil }
}

/// A property of an object.
struct ObjectLocation<Root: AnyObject, Value>: Location {
  let base: Root
  let keyPath: ReferenceWritableKeyPath<Root, Value>
  /// Whether it is one of `@Bindable`, made anew at each run of a body.
  var isOfBindable = false

  func get() -> Value { base[keyPath: keyPath] }

  func set(_ value: Value, transaction: Transaction) { base[keyPath: keyPath] = value }

  // Two bindings made at different times, as `LocationBox` asks only then.
  func isSame(as other: Self) -> Bool {
    if isOfBindable { unsafe TwinBindings.wereMet = true }
    return base === other.base && keyPath == other.keyPath
  }

  var source: (any StateSource)? { nil }
}

/// A value that never changes.
struct ConstantLocation<Value>: Location {
  let value: Value

  func get() -> Value { value }

  func set(_ value: Value, transaction: Transaction) {}

  func isSame(as other: Self) -> Bool { ValueComparison.same(value, other.value) }

  var source: (any StateSource)? { nil }
}
