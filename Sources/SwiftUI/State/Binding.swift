/// A way to read and write a value that lives elsewhere.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value>: DynamicProperty {
  // These three names are what `Mirror` shows on Apple's platforms.
  public var transaction: Transaction
  var location: AnyLocation<Value>
  var _value: Value

  init(value: Value, location: AnyLocation<Value>, transaction: Transaction = Transaction()) {
    self.transaction = transaction
    self.location = location
    _value = value
  }

  /// A binding made of two closures; it reads once when it is made.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.init(
      value: get(), location: LocationBox(FunctionalLocation(read: get, write: set)))
  }

  /// A binding made of two closures, the second of which is told the write's transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    self.init(
      value: get(),
      location: LocationBox(TransactionalLocation(read: get, write: set)))
  }

  // Must stand here, not in an extension, or `{ $item in … }` does not compile.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public var wrappedValue: Value {
    get {
      guard Update.isRunning else { return location.get() }
      location.wasRead = true
      return _value
    }
    nonmutating set {
      location.set(newValue, transaction: effectiveTransaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  /// A binding that cannot be written: writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(value: value, location: LocationBox(ConstantLocation(value: value)))
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    projecting(keyPath)
  }

  func projecting<P: Projection>(_ projection: P) -> Binding<P.Projected> where P.Base == Value {
    let value = Update.isRunning ? _value : location.get()
    return Binding<P.Projected>(
      value: projection.get(value), location: location.projecting(projection),
      transaction: transaction)
  }

  /// A binding whose writes are made with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    var copy = self
    copy.transaction = transaction
    copy.transaction.group = Transaction.newGroup()
    return copy
  }

  /// A binding whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }

  private var effectiveTransaction: Transaction {
    transaction.animation == nil ? Transaction.current : transaction
  }
}
