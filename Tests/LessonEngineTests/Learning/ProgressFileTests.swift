import Foundation
import Testing

@testable import LessonEngine

@Suite final class ProgressFileTests {
  private let folder: String
  private let file: ProgressFile

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    folder = url.path(percentEncoded: false)
    file = ProgressFile(path: folder + "/data/progress.json")
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ text: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder + "/data", withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: file.path))
  }

  @Test func `what is kept comes back, by course, lesson and step`() throws {
    #expect(try file.read() == .init(progress: Progress(), damaged: nil))
    try file.update {
      $0[course: "c"].lesson = "l"
      $0[course: "c"][lesson: "l"].step = "two"
      $0[course: "c"][lesson: "l"].done.insert("one")
    }
    let kept = try file.read().progress
    #expect(kept[course: "c"].lesson == "l")
    #expect(kept[course: "c"][lesson: "l"] == LessonProgress(step: "two", done: ["one"]))
    #expect(kept[course: "other"] == CourseProgress())
  }

  @Test func `a damaged file is put aside and named`() throws {
    try write("{ \"version\": 1, \"cour")
    let first = try file.read()
    #expect(first.progress == Progress())
    #expect(first.damaged == file.path + ".damaged-1")
    #expect(
      try String(contentsOfFile: file.path + ".damaged-1", encoding: .utf8)
        == "{ \"version\": 1, \"cour")
    try write("")
    #expect(try file.update { _ in }.damaged == file.path + ".damaged-2")
    #expect(try file.read().damaged == nil)
  }

  @Test func `a file from a newer tutor is refused and left alone`() throws {
    let text = "{ \"version\": 2, \"courses\": [] }"
    try write(text)
    let error = FileError(
      attempt: "read", path: file.path,
      reason: "a newer tutor wrote it (form 2); update this one")
    #expect(throws: error) { try self.file.read() }
    #expect(throws: error) { try self.file.update { _ in } }
    #expect(try String(contentsOfFile: file.path, encoding: .utf8) == text)
  }

  @Test func `many writers at once lose nothing`() async throws {
    let file = file
    try await withThrowingTaskGroup { group in
      for number in 0..<40 {
        group.addTask {
          try file.update { $0[course: "c"][lesson: "l"].done.insert("step-\(number)") }
          return
        }
      }
      try await group.waitForAll()
    }
    #expect(try file.read().progress[course: "c"][lesson: "l"].done.count == 40)
  }
}
