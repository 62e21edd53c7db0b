import Foundation

/// A date that can be set, and how much of it counts.
struct DateEntry {
  let hasDate: Bool
  let hasTime: Bool
  let bounds: ClosedRange<Date>
  let read: () -> Date
  let write: (Date) -> Void
}
