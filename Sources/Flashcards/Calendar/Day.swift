public import FoundationEssentials

/// A learner's day: a date of the local calendar that begins at 04:00.
///
/// What is done at three in the morning belongs to the evening before.
public struct Day: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// Days since 1970-01-01 in the proleptic Gregorian calendar.
  public var number: Int

  /// The hour at which a day begins.
  public static let rollover = 4

  public init(number: Int) {
    self.number = number
  }

  /// The day on which an instant falls where the clocks show `timeZone`'s time.
  public init(of instant: Instant, in timeZone: TimeZone) {
    let date = Date(timeIntervalSince1970: Double(instant.milliseconds) / 1000)
    let local = instant.milliseconds + Int64(timeZone.secondsFromGMT(for: date)) * 1000
    let shifted = local - Int64(Self.rollover) * 3_600_000
    number = Int((Double(shifted) / 86_400_000).rounded(.down))
  }

  public static func < (left: Day, right: Day) -> Bool { left.number < right.number }

  /// The day some days later.
  public func adding(_ days: Int) -> Day { Day(number: number + days) }

  /// The days from an earlier day to this one; 0 where the clock went back.
  public func daysSince(_ earlier: Day) -> Int { max(0, number - earlier.number) }

  /// The date as `2026-11-30`, by Hinnant's algorithm for the civil calendar.
  public var description: String {
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let ofEra = shifted - era * 146_097
    let yearOfEra = (ofEra - ofEra / 1460 + ofEra / 36_524 - ofEra / 146_096) / 365
    let ofYear = ofEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * ofYear + 2) / 153
    let day = ofYear - (153 * shiftedMonth + 2) / 5 + 1
    let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    func padded(_ value: Int, _ count: Int) -> String {
      let digits = String(value)
      return String(repeating: "0", count: max(0, count - digits.count)) + digits
    }
    return "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))"
  }

  /// Reads `2026-11-30`; nil for anything else.
  public init?(_ text: String) {
    let fields = text.split(separator: "-").map { Int($0) }
    guard fields.count == 3, let year = fields[0], let month = fields[1], let day = fields[2],
      (0...9999).contains(year), (1...12).contains(month), (1...31).contains(day)
    else { return nil }
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let ofYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    let ofEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + ofYear
    number = era * 146_097 + ofEra - 719_468
    guard description == text else { return nil }
  }
}
