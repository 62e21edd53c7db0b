/// What a scheduler is made from; validated when it is.
public struct SchedulerOptions: Hashable, Sendable {
  public var weights = Weights.standard
  /// The wanted chance of recall when a card comes up; above 0 and below 1.
  public var desiredRetention = 0.9
  /// In seconds.
  public var learningSteps: [Double] = [60, 600]
  /// In seconds.
  public var relearningSteps: [Double] = [600]
  /// In days.
  public var maximumInterval = 36_500

  public init() {}
}

/// Why options make no scheduler.
public enum SchedulerOptionsError: Error, Equatable, CustomStringConvertible {
  case retention(Double)
  case step(name: String, seconds: Double)
  case maximumInterval(Int)

  public var description: String {
    switch self {
    case .retention(let value):
      "the desired retention is \(value), which is not between 0 and 1"
    case .step(let name, let seconds):
      "\(name) holds \(seconds), which is not a number of seconds of at most 100 years"
    case .maximumInterval(let days):
      "the maximum interval is \(days) days, which is not from 1 to 36500"
    }
  }
}

extension SchedulerOptions {
  func validate() throws(SchedulerOptionsError) {
    guard desiredRetention > 0, desiredRetention < 1 else { throw .retention(desiredRetention) }
    for (name, steps) in [("learningSteps", learningSteps), ("relearningSteps", relearningSteps)] {
      for seconds in steps where !(0...36_500 * 86_400).contains(seconds) {
        throw .step(name: name, seconds: seconds)
      }
    }
    // 100 years: dates beyond overflow calendars, and nobody waits longer.
    guard (1...36_500).contains(maximumInterval) else { throw .maximumInterval(maximumInterval) }
  }
}
