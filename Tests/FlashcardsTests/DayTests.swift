import Flashcards
import FoundationEssentials
import Testing

@Suite struct DayTests {
  @Test(arguments: [
    ("2026-11-30T03:59:59Z", "GMT", "2026-11-29"), ("2026-11-30T04:00:00Z", "GMT", "2026-11-30"),
    ("2026-11-30T18:59:00Z", "Asia/Tokyo", "2026-11-30"),
    ("2026-11-30T19:00:00Z", "Asia/Tokyo", "2026-12-01"),
    // Summer time begins: 02:00 is skipped, and 04:00 by the clock is 02:00 in UTC.
    ("2026-03-29T01:59:00Z", "Europe/Berlin", "2026-03-28"),
    ("2026-03-29T02:00:00Z", "Europe/Berlin", "2026-03-29"),
    // And ends: 04:00 by the clock is 03:00 in UTC.
    ("2026-10-25T02:59:00Z", "Europe/Berlin", "2026-10-24"),
    ("2026-10-25T03:00:00Z", "Europe/Berlin", "2026-10-25"),
    ("1969-12-31T12:00:00Z", "GMT", "1969-12-31"),
  ])
  func `a day turns at four by the learner's clock`(time: String, zone: String, day: String) throws
  {
    let date = try Date(time, strategy: .iso8601)
    let zone = try #require(TimeZone(identifier: zone))
    let instant = Instant(milliseconds: Int64(date.timeIntervalSince1970 * 1000))
    #expect(Day(of: instant, in: zone).description == day)
  }

  @Test(arguments: ["2000-02-29", "1970-01-01", "2026-12-31", "1900-03-01", "2400-02-29"])
  func `a day is read as it is written`(text: String) {
    #expect(Day(text)?.description == text)
  }

  @Test(arguments: [
    "2026-02-29", "2026-13-01", "26-1-1", "", "2026-1-1", "9223372036854775807-01-01",
  ])
  func `what is no day is none`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `a clock that went back counts no days`() throws {
    let today = try #require(Day("2026-11-30"))
    #expect(today.adding(-2).daysSince(today) == 0 && today.daysSince(today.adding(-2)) == 2)
  }
}
