import Foundation

/// A date that can be set, and how much of it counts.
struct DateEntry {
  let hasDate: Bool
  let hasTime: Bool
  let bounds: ClosedRange<Date>
  let read: () -> Date
  let write: (Date) -> Void
}

extension DateEntry {
  /// What is on the screen: the day, then the time, as far as they count.
  var texts: [String] {
    let date = read()
    var texts: [String] = []
    if hasDate { texts.append(Date.FormatStyle.onStage(date: .abbreviated).format(date)) }
    if hasTime { texts.append(Date.FormatStyle.onStage(time: .shortened).format(date)) }
    return texts
  }

  /// How a date is said to this control.
  var forms: [String] {
    switch (hasDate, hasTime) {
    case (true, true): ["2026-03-01", "2026-03-01 14:30", "14:30"]
    case (true, false): ["2026-03-01"]
    case (false, true): ["14:30"]
    case (false, false): []
    }
  }

  /// Sets the day, the time or both, and leaves the other as it is.
  ///
  /// A date outside the bounds becomes the bound, as in the control. False when the text says
  /// nothing that counts here.
  func set(_ text: String) -> Bool {
    let words = text.split(separator: " ").map(String.init)
    let day = words.first.flatMap(Self.day)
    let time = words.last.flatMap(Self.time)
    guard words.count == (day == nil ? 0 : 1) + (time == nil ? 0 : 1), !words.isEmpty,
      day == nil || hasDate, time == nil || hasTime
    else { return false }
    var parts = Calendar.onStage.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .nanosecond], from: read())
    if let day { (parts.year, parts.month, parts.day) = day }
    if let time {
      (parts.hour, parts.minute) = time
      (parts.second, parts.nanosecond) = (0, 0)
    }
    guard let date = Calendar.onStage.date(from: parts) else { return false }
    write(min(max(date, bounds.lowerBound), bounds.upperBound))
    return true
  }

  /// `2026-03-01`, if there is such a day.
  private static func day(_ text: String) -> (Int, Int, Int)? {
    guard let match = text.wholeMatch(of: /(\d{4})-(\d{2})-(\d{2})/),
      let year = Int(match.1), let month = Int(match.2), let day = Int(match.3),
      DateComponents(calendar: .onStage, year: year, month: month, day: day).isValidDate
    else { return nil }
    return (year, month, day)
  }

  /// Such as `14:30`.
  private static func time(_ text: String) -> (Int, Int)? {
    guard let match = text.wholeMatch(of: /(\d{2}):(\d{2})/), let hour = Int(match.1),
      let minute = Int(match.2), hour < 24, minute < 60
    else { return nil }
    return (hour, minute)
  }
}

// Dates are shown and set as in Greenwich and as in the United States, wherever the machine is:
// the same program says the same everywhere, and `Text(date, style:)` shows what was set.
extension Calendar {
  static var onStage: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    calendar.locale = .unitedStates
    return calendar
  }
}

extension Date.FormatStyle {
  static func onStage(date: DateStyle = .omitted, time: TimeStyle = .omitted) -> Self {
    Date.FormatStyle(
      date: date, time: time, locale: .unitedStates, calendar: .onStage, timeZone: .gmt)
  }
}
