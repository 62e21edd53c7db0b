/// How long until a card is asked again.
public enum Interval: Hashable, Sendable {
  /// In learning and relearning: due at an instant.
  case seconds(Double)
  /// In review: due on a day; at least 1.
  case days(Int)

  /// The length in seconds, a day having 86 400 of them.
  public var seconds: Double {
    switch self {
    case .seconds(let seconds): seconds
    case .days(let days): Double(days) * 86_400
    }
  }
}
