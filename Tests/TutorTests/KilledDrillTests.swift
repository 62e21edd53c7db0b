import Foundation
import TestSupport
import Testing

@testable import tutor

/// The built program, killed where it stands.
@Suite struct KilledDrillTests {
  @Test func `a drill that is killed has kept every answer given, once`() async throws {
    let world = try World()
    try SmallCourse.write(to: world)
    let process = Process()
    process.executableURL = URL(filePath: BuiltRuntime.folder + "/libSwiftUI.so")
      .resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "tutor-main")
    process.arguments = ["drill", "deck"]
    process.currentDirectoryURL = URL(filePath: world.folder)
    process.environment = ["HOME": world.folder, "PATH": BuiltRuntime.searchPath]
    let input = Pipe()
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    try input.fileHandleForWriting.write(contentsOf: Data("\ngood\n\nagain\n\n".utf8))

    // The third card's back is shown: two answers are given, and the third is not.
    var shown = ""
    while !shown.contains("Three sides.") {
      let more = output.fileHandleForReading.availableData
      try #require(!more.isEmpty, "\(shown)")
      shown += String(decoding: more, as: UTF8.self)
    }
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()

    await world.tutor("stats", "--json")
    let figures = try JSONDecoder().decode(Figures.self, from: Data(world.output.utf8))
    #expect(figures.reviews == 2)
    #expect(figures.cards == .init(new: 1, learning: 2, review: 0, suspended: 0))
  }
}
