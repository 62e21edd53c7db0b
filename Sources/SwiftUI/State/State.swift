/// A value that a view owns and SwiftUI keeps for as long as the view is on the screen.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  // These two names are what `Mirror` shows on Apple's platforms.
  private var _storage: Storage
  private var _location: StoredLocation<Value>?

  enum Storage {
    case value(Value)
    case thunk(() -> Value)

    var value: Value {
      switch self {
      case .value(let value): value
      case .thunk(let make): make()
      }
    }
  }

  // `place` is there for the other initializer, and has to be in both for it to be chosen.
  public init(wrappedValue: Value, _ place: StaticString = #function) {
    _storage = .thunk { wrappedValue }
  }

  /// Makes the model once, when the view first needs it.
  ///
  /// Only a default in the declaration waits: what a view's `init` hands over is made by then.
  public init(
    wrappedValue: @autoclosure @escaping () -> Value, _ place: StaticString = #function
  ) where Value: AnyObject & Observable {
    if place.description.hasPrefix("init(") {
      let value = wrappedValue()
      _storage = .thunk { value }
    } else {
      let once = Once(wrappedValue)
      _storage = .thunk { once.value }
    }
  }

  public init(initialValue: Value) {
    _storage = .thunk { initialValue }
  }

  public var wrappedValue: Value {
    get {
      guard let _location else { return _storage.value }
      guard Update.isRunning else { return _location.get() }
      _location.wasRead = true
      return _storage.value
    }
    nonmutating set {
      // Before the view is on the screen there is nothing to write to: the write is lost.
      _location?.set(newValue, transaction: Transaction.current)
    }
  }

  /// Where the value lives; nil before the view is on the screen.
  var place: StoredLocation<Value>? { _location }

  public var projectedValue: Binding<Value> {
    guard let _location else {
      RuntimeIssue.stateOutsideView.report()
      return .constant(_storage.value)
    }
    let value = Update.isRunning ? _storage.value : _location.get()
    return Binding(value: value, location: _location)
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

// As Apple's: what a state holds may be handed on when its value may.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: SelfComparing {
  func isSame(as other: Self) -> Bool {
    guard _location === other._location else { return false }
    return switch (_storage, other._storage) {
    case (.value(let mine), .value(let theirs)): ValueComparison.same(mine, theirs)
    // A starting value is used once; another one makes no difference to a view that has begun.
    case (.thunk, .thunk): true
    default: false
    }
  }
}

extension State: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  private final class Box: PropertyBox, StateReader {
    private var location: StoredLocation<Value>?
    private weak var node: Node?
    private var isChanged = true

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let state = unsafe place.assumingMemoryBound(to: State<Value>.self)
      let location: StoredLocation<Value>
      if let known = self.location {
        location = known
      } else {
        location = StoredLocation(unsafe state.pointee._storage.value, graph: node.graph)
        self.location = location
        self.node = node
        location.subscribe(self)
      }
      unsafe state.pointee._storage = .value(location.snapshot)
      unsafe state.pointee._location = location
      defer { isChanged = false }
      return isChanged
    }

    override var shown: Any? { location?.get() }

    func stateChanged() {
      guard location?.wasRead == true else { return }
      isChanged = true
      node?.setNeedsUpdate()
    }
  }
}

/// A value that is made when it is first asked for.
private final class Once<Value> {
  private var make: (() -> Value)?
  private var made: Value?

  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value {
    if let made { return made }
    guard let make else { preconditionFailure("a state's default value reads itself") }
    self.make = nil
    let value = make()
    made = value
    return value
  }
}
