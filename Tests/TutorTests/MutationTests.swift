import Foundation
import LessonEngine
import Markdown
import TestSupport
import Testing

@testable import tutor

/// The course's own lesson, with every expected line made wrong in turn.
@Suite struct MutationTests {
  @Test func `a wrong expected line fails the course where it stands`() async throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let world = try World(environment: [
      "PATH": BuiltRuntime.searchPath, "TUTOR_RUNTIME": BuiltRuntime.folder,
      "XDG_CACHE_HOME": BuiltRuntime.moduleCache + "-tutor",
    ])
    try FileManager.default.copyItem(
      at: root.appending(path: "Content").resolvingSymlinksInPath(),
      to: URL(filePath: world.folder + "/Content"))
    let path = "Content/lessons/02-binding-from-scratch/lesson.md"
    let text = try world.read(path)
    #expect(await world.tutor("verify", path) == .done, "\(world.output)")

    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let claims = try Lesson(id: "lesson", path: path, bytes: Array(text.utf8), role: .lesson).claims
    let numbers = claims.programs.flatMap(\.expectations.lineNumbers)
      .filter { lines[$0 - 1].trimmed != "..." }
    try #require(!numbers.isEmpty)
    for number in numbers {
      var changed = lines
      changed[number - 1] += " changed"
      try world.write(changed.joined(separator: "\n"), to: path)
      #expect(await world.tutor("verify", path) == .found, "line \(number)")
      #expect(world.output.contains("\(path):\(number):"), "\(world.output)")
    }
  }
}

extension Expectations {
  /// The lines of the file on which something is expected to be printed, logged or said.
  fileprivate var lineNumbers: [Int] {
    let printed = [output, log].compactMap(\.self).flatMap(\.lines).map(\.place.line)
    let said = (diagnostics ?? []).map(\.place.line)
    let held = sessions.flatMap { script in
      (script.opening + script.turns.flatMap(\.expected)).map(\.place.line)
    }
    return printed + said + held
  }
}
