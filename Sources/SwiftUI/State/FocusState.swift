/// Says which view has the focus, and moves it: text goes into the focused field.
///
/// While the focus is in no view that is bound to it, the value is `nil` or `false`. Setting the
/// value of a bound view moves the focus there; setting `nil` or `false` takes it away.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private var state: State<Value>
  /// What the value is while the focus is elsewhere.
  private let nowhere: Value

  public init() where Value == Bool {
    state = State(wrappedValue: false)
    nowhere = false
  }

  public init<T: Hashable>() where Value == T? {
    state = State(wrappedValue: nil)
    nowhere = nil
  }

  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set {
      guard let place = state.place else { return }
      FocusLocation(place, nowhere: nowhere).set(newValue, transaction: Transaction.current)
    }
  }

  public var projectedValue: Binding {
    guard let place = state.place else {
      RuntimeIssue.focusStateOutsideView.report()
      return Binding(value: .constant(state.wrappedValue), place: nil)
    }
    let location = FocusLocation(place, nowhere: nowhere)
    let current = state.projectedValue
    return Binding(
      value: SwiftUI.Binding(value: current._value, location: location), place: location)
  }

  /// A way to a focus state that another view owns.
  @propertyWrapper
  public struct Binding: DynamicProperty {
    private let value: SwiftUI.Binding<Value>
    /// The owner's; nil where there is none.
    let place: FocusLocation<Value>?

    fileprivate init(value: SwiftUI.Binding<Value>, place: FocusLocation<Value>?) {
      self.value = value
      self.place = place
    }

    public var wrappedValue: Value {
      get { value.wrappedValue }
      nonmutating set { value.wrappedValue = newValue }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState.Binding: SelfComparing {
  func isSame(as other: Self) -> Bool { value.isSame(as: other.value) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

/// Where a focus state lives: a write is a wish to move the focus.
final class FocusLocation<Value: Hashable>: AnyLocation<Value>, @unchecked Sendable {
  // @unchecked: see AnyLocation.
  private let base: StoredLocation<Value>
  private let nowhere: Value

  init(_ base: StoredLocation<Value>, nowhere: Value) {
    self.base = base
    self.nowhere = nowhere
  }

  /// What tells one focus state from another.
  var identity: ObjectIdentifier { ObjectIdentifier(base) }

  override func get() -> Value { base.get() }

  override func set(_ value: Value, transaction: Transaction) {
    base.set(value, transaction: transaction)
    if !Update.isRunning {
      base.graph?.focusWishes.append(FocusWish(state: identity, giveUp: { self.follow(nil) }))
    }
  }

  /// Says what has the focus, without a wish to move it.
  func follow(_ value: Value?) { base.set(value ?? nowhere, transaction: Transaction()) }

  override func isSame(as other: AnyLocation<Value>) -> Bool {
    base === (other as? FocusLocation)?.base
  }

  override var source: (any StateSource)? { base }

  override var wasRead: Bool {
    get { base.wasRead }
    set { if newValue { base.wasRead = true } }
  }
}

/// That the program has set a focus state.
struct FocusWish {
  let state: ObjectIdentifier
  /// Takes back a value that no view has.
  let giveUp: () -> Void
}
