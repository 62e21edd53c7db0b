import Flashcards
import Foundation
import SQLite
import Testing

@Suite struct ReviewLogTests {
  let day = Day(number: 20_000)

  @Test func `every kind of event comes back as it went in`() throws {
    let log = try ReviewLog(path: ":memory:", newDevice: "here")
    let kinds: [Event.Kind] = [
      .answer(Answer(card: "a", grade: .good, duration: 1234, granted: .seconds(600))),
      .answer(
        Answer(card: "b'; drop table event; --", grade: .again, duration: 0, granted: .days(3))),
      .undo(Event.ID(device: "here", sequence: 1)), .suspend(card: "a"), .resume(card: "a"),
      .bury(card: "a"), .weights([0.1, 1e-300, .pi]), .limits(DailyLimits(new: 0, reviews: 7)),
    ]
    for (index, kind) in kinds.enumerated() {
      try log.append(kind, course: "c", at: Instant(milliseconds: Int64(index)), day: day)
    }
    let events = try log.events(course: "c")
    #expect(events.map(\.kind) == kinds)
    #expect(events.map(\.id) == (1...8).map { Event.ID(device: "here", sequence: $0) })
    #expect(events.allSatisfy { $0.day == day })
    #expect(try log.events(course: "d").isEmpty)
  }

  @Test func `two tutors at once count on, and none loses an event`() throws {
    let path = try path()
    let first = try ReviewLog(path: path, newDevice: "one")
    let second = try ReviewLog(path: path, newDevice: "two")
    #expect(second.device == "one")
    for number in 0..<20 {
      let log = number.isMultiple(of: 2) ? first : second
      try log.append(.bury(card: "\(number)"), course: "c", at: Instant(milliseconds: 0), day: day)
    }
    #expect(try first.events(course: "c").map(\.id.sequence) == Array(1...20))
  }

  @Test func `a file of a newer version is refused, untouched`() throws {
    let path = try path()
    let database = try Database(path: path)
    try database.setUserVersion(99)
    let error = #expect(throws: ReviewLogError.self) { try ReviewLog(path: path, newDevice: "x") }
    #expect(
      error?.description
        == "'\(path)' was written by a newer tutor (version 99, this one knows 1); "
        + "nothing was changed. Update the tutor")
    #expect(try database.userVersion == 99)
  }

  private func path() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "log.sqlite").path(percentEncoded: false)
  }
}
