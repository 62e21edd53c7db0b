extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: SelfComparing {
  func isSame(as other: Self) -> Bool {
    location.isSame(as: other.location) && ValueComparison.same(_value, other._value)
  }
}

extension Binding: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  /// The reader's own end of a binding: whether *this* view has read it is known here.
  private final class Scoped: AnyLocation<Value>, @unchecked Sendable {
    // @unchecked: see AnyLocation.
    let base: AnyLocation<Value>

    init(_ base: AnyLocation<Value>) { self.base = base }

    override func get() -> Value { base.get() }

    override func set(_ value: Value, transaction: Transaction) {
      base.set(value, transaction: transaction)
    }

    override func isSame(as other: AnyLocation<Value>) -> Bool {
      guard let other = other as? Scoped else { return false }
      return self === other || base.isSame(as: other.base)
    }

    override var source: (any StateSource)? { base.source }
  }

  private final class Box: PropertyBox, StateReader {
    private var scoped: Scoped?
    private weak var node: Node?
    private var isChanged = false
    /// The value that the body was last given.
    private var last: Value?

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let binding = unsafe place.assumingMemoryBound(to: Binding<Value>.self)
      let given = unsafe binding.pointee.location
      let current: Scoped
      var isAnotherPlace = false
      if let scoped, scoped.base.isSame(as: given) {
        current = scoped
      } else {
        current = Scoped(given)
        // Who is given a binding to what its owner shows is taken to show it too; and a new place
        // does not undo that the body reads the binding.
        current.wasRead = given.wasRead || scoped?.wasRead == true
        scoped = current
        self.node = node
        given.source?.subscribe(self)
        isAnotherPlace = true
      }
      unsafe binding.pointee.location = current
      guard current.source != nil else { return isAnotherPlace }
      let value = current.get()
      unsafe binding.pointee._value = value
      defer {
        isChanged = false
        last = value
      }
      // The state may have changed in a part that this binding does not show.
      return isAnotherPlace || isChanged && last.map { !ValueComparison.same($0, value) } ?? true
    }

    override func read(at place: UnsafeMutableRawPointer) {
      guard let scoped, scoped.source == nil else { return }
      let binding = unsafe place.assumingMemoryBound(to: Binding<Value>.self)
      unsafe binding.pointee._value = scoped.get()
    }

    override func remember(at place: UnsafeMutableRawPointer) {
      guard let scoped, let source = scoped.source, !source.hasJustChanged else { return }
      unsafe place.assumingMemoryBound(to: Binding<Value>.self).pointee._value = scoped.get()
    }

    override var shown: Any? { scoped?.get() }

    func stateChanged() {
      guard scoped?.wasRead == true else { return }
      isChanged = true
      node?.setNeedsUpdate()
    }
  }
}
