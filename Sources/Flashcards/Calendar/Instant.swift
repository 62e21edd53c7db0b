/// A moment, in milliseconds since 1970 in UTC.
public struct Instant: Hashable, Comparable, Sendable {
  public var milliseconds: Int64

  public init(milliseconds: Int64) {
    self.milliseconds = milliseconds
  }

  public static func < (left: Instant, right: Instant) -> Bool {
    left.milliseconds < right.milliseconds
  }

  /// The moment some seconds later.
  public func adding(seconds: Double) -> Instant {
    Instant(milliseconds: milliseconds + Int64((seconds * 1000).rounded()))
  }
}
