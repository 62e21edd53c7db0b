import Foundation
import SQLite
import Testing

@testable import Flashcards

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

  @Test func `a file that is no database is refused, untouched, with what to do`() throws {
    let path = try path()
    let bytes = Data(String(repeating: "no database at all\n", count: 100).utf8)
    try bytes.write(to: URL(filePath: path))
    let error = #expect(throws: ReviewLogError.self) { try ReviewLog(path: path, newDevice: "x") }
    #expect(
      error?.description
        == "the log '\(path)' is damaged: file is not a database; nothing was changed. "
        + "Move it away, or restore it from a copy")
    #expect(try Data(contentsOf: URL(filePath: path)) == bytes)
  }

  @Test func `a file that cannot be made is named`() {
    let path = "/nonexistent/folder/tutor.sqlite"
    let error = #expect(throws: ReviewLogError.self) { try ReviewLog(path: path, newDevice: "x") }
    #expect(
      error?.description
        == "cannot open the log '\(path)': unable to open database file. "
        + "Check the folder and its permissions")
  }

  @Test func `what was appended is on disk although nothing was closed`() throws {
    let path = try path()
    let log = try ReviewLog(path: path, newDevice: "one")
    for count in 1...5 {
      try log.append(.bury(card: "a"), course: "c", at: Instant(milliseconds: 0), day: day)
      // The files as a killed process leaves them: the log beside the database, still open.
      let left = "\(path)-\(count)"
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: left + suffix)
      }
      let again = try ReviewLog(path: left, newDevice: "two")
      #expect(try again.events(course: "c").count == count)
    }
  }

  @Test func `several tutors that start and append at once lose nothing`() async throws {
    let path = try path()
    let day = day
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 1...6 {
        group.addTask {
          let log = try ReviewLog(path: path, newDevice: "device \(writer)")
          for _ in 1...20 {
            try log.append(
              .bury(card: "\(writer)"), course: "c", at: Instant(milliseconds: 0), day: day)
          }
        }
      }
      try await group.waitForAll()
    }
    let events = try ReviewLog(path: path, newDevice: "late").events(course: "c")
    #expect(events.map(\.id.sequence) == Array(1...120))
    #expect(Set(events.map(\.id.device)).count == 1)
  }

  @Test func `an older file is migrated, and a copy of it stays`() throws {
    let path = try path()
    let old = try ReviewLog(path: path, newDevice: "one")
    try old.append(.bury(card: "a"), course: "c", at: Instant(milliseconds: 0), day: day)
    let next: [StaticString] =
      Schema.migrations + ["create table extra (note text not null) strict;"]
    let new = try ReviewLog(path: path, newDevice: "two", migrations: next)
    #expect(new.device == "one")
    #expect(try new.events(course: "c").count == 1)
    #expect(try Database(path: path).userVersion == Schema.version + 1)
    let copy = try ReviewLog(path: "\(path).version-\(Schema.version)", newDevice: "three")
    #expect(try copy.events(course: "c").count == 1)
    #expect(throws: ReviewLogError.self) { try ReviewLog(path: path, newDevice: "x") }
  }

  @Test func `a migration that fails changes nothing`() throws {
    let path = try path()
    let log = try ReviewLog(path: path, newDevice: "one")
    try log.append(.bury(card: "a"), course: "c", at: Instant(milliseconds: 0), day: day)
    let broken: [StaticString] =
      Schema.migrations + ["drop table event; create table event (; "]
    #expect(throws: ReviewLogError.self) {
      try ReviewLog(path: path, newDevice: "two", migrations: broken)
    }
    #expect(try ReviewLog(path: path, newDevice: "x").events(course: "c").count == 1)
  }

  private func path() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder.appending(path: "log.sqlite").path(percentEncoded: false)
  }
}
