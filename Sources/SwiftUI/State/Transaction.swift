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

/// Runs `body`; what it writes is one update of its own, animated where there is a screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// How a change is shown over time; text shows it at once.
public struct Animation: Hashable, Sendable {
  private let name: String

  public static let `default` = Animation(name: "default")
  public static let linear = Animation(name: "linear")
  public static let easeIn = Animation(name: "easeIn")
  public static let easeOut = Animation(name: "easeOut")
  public static let easeInOut = Animation(name: "easeInOut")
  public static let spring = Animation(name: "spring")
  public static let bouncy = Animation(name: "bouncy")
  public static let smooth = Animation(name: "smooth")
  public static let snappy = Animation(name: "snappy")

  public static func linear(duration: Double) -> Animation { .linear }
  public static func easeIn(duration: Double) -> Animation { .easeIn }
  public static func easeOut(duration: Double) -> Animation { .easeOut }
  public static func easeInOut(duration: Double) -> Animation { .easeInOut }
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { .spring }
}
