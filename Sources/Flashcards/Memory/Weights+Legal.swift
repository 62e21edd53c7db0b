import Foundation

/// Why a vector of numbers is no set of weights.
public enum WeightsError: Error, Equatable, CustomStringConvertible {
  case count(Int)
  case notFinite(index: Int)
  case outOfRange(index: Int, value: Double, range: ClosedRange<Double>)

  public var description: String {
    switch self {
    case .count(let count):
      "FSRS takes 21 weights, or 17 or 19 of an older version, not \(count)"
    case .notFinite(let index):
      "weight w\(index) is not a finite number"
    case .outOfRange(let index, let value, let range):
      "weight w\(index) is \(value), which is not from \(range.lowerBound) to \(range.upperBound)"
    }
  }
}

extension Weights {
  static let defaults = [
    0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
    1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
  ]

  /// What w0…w20 may be, as the reference implementation has it (py-fsrs 6.3.2).
  static let ranges: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
    0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]

  /// Brings the vectors of FSRS-4 and FSRS-5 to 21 weights, as fsrs-rs 6.6.2 does.
  static func migrated(_ values: [Double]) throws(WeightsError) -> [Double] {
    if let index = values.firstIndex(where: { !$0.isFinite }) { throw .notFinite(index: index) }
    // The forgetting curve of the older versions had a fixed decay.
    let oldDecay = 0.5
    switch values.count {
    case 0: return defaults
    case 17:
      var moved = values
      moved[4] = values[4] + 2 * values[5]
      moved[5] = log(3 * values[5] + 1) / 3
      moved[6] = values[6] + 0.5
      // Also a negative w5 must end as an error, not as a NaN that slips through.
      if !moved[5].isFinite { throw .notFinite(index: 5) }
      return moved + [0, 0, 0, oldDecay]
    case 19: return values + [0, oldDecay]
    case 21: return values
    default: throw .count(values.count)
    }
  }
}
