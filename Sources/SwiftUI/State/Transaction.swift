import Glibc
import Synchronization

/// The context of a change: writes of one transaction make one update.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  /// Writes that share it are applied together.
  var group = 0

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The transaction around the code that runs now: each thread has its own.
  static var current: Transaction {
    get {
      if MainThread.isCurrent { return unsafe main }
      return others.withLock { $0[pthread_self()] } ?? Transaction()
    }
    set {
      if MainThread.isCurrent {
        unsafe main = newValue
      } else {
        others.withLock { $0[pthread_self()] = newValue.group == 0 ? nil : newValue }
      }
    }
  }

  private nonisolated(unsafe) static var main = Transaction()
  private static let others = Mutex<[pthread_t: Transaction]>([:])
  private static let groups = Atomic(0)

  static func newGroup() -> Int { groups.add(1, ordering: .relaxed).newValue }
}

/// Runs `body`; what it writes is one update of its own.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let before = Transaction.current
  var own = transaction
  own.group = Transaction.newGroup()
  Transaction.current = own
  defer { Transaction.current = before }
  return try body()
}

/// Runs `body` with one value of the transaction set; what it writes is one update of its own.
public func withTransaction<Result, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}
