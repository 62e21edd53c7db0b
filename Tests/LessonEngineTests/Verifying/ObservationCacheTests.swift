import Foundation
import Markdown
import Testing

@testable import LessonEngine

/// What an observation depends on misses when it changes; what is only expected does not.
@Suite struct ObservationCacheTests {
  @Test(arguments: [
    Change("an expectation", isHit: true) {
      $0.expectations.output = ExpectedText(lines: [ExpectedLine("2", at: place)])
    },
    Change("an expected line of a session", isHit: true) {
      $0.expectations.sessions[0].turns[0].expected = []
    },
    Change("the proof that is wanted", isHit: true) { $0.proof = .isRefuted(because: nil) },
    Change("a claim that is run as well", isHit: true) { $0.claim = .traps },
    Change("the place", isHit: true) { $0.place.line += 1 },
    Change("a claim that is never run", isHit: false) { $0.claim = .fails },
    Change("the text", isHit: false) { $0.units[0].text += " " },
    Change("a file's name", isHit: false) { $0.units[0].name = "Other.swift" },
    Change("the mode", isHit: false) { $0.settings.mode = .swift5 },
    Change("the isolation", isHit: false) { $0.settings.defaultIsolation = .mainActor },
    Change("the time limit", isHit: false) { $0.timeLimit = .seconds(1) },
    Change("a command", isHit: false) { $0.expectations.sessions[0].turns[0].command = .tree },
    Change("the preview", isHit: false) { $0.expectations.sessions[0].preview = "A.swift" },
    Change("the number of sessions", isHit: false) { $0.expectations.sessions = [] },
  ])
  func `a change of a program`(change: Change) throws {
    let folder = try Folder()
    let cache = try Self.cache(in: folder)
    cache.keep(Self.observation, of: Self.program)
    #expect(cache.observation(of: Self.program) == Self.observation)
    var changed = Self.program
    change.make(&changed)
    #expect(cache.observation(of: changed) == (change.isHit ? Self.observation : nil))
  }

  @Test func `another compiler, runtime, limit or containment misses`() throws {
    let folder = try Folder()
    try Self.cache(in: folder).keep(Self.observation, of: Self.program)
    #expect(try Self.cache(in: folder).observation(of: Self.program) != nil)
    #expect(try Self.cache(in: folder, version: "6.3.2").observation(of: Self.program) == nil)
    #expect(try Self.cache(in: folder, memory: 1).observation(of: Self.program) == nil)
    #expect(try Self.cache(in: folder, library: "longer").observation(of: Self.program) == nil)
  }

  @Test func `what was stopped or could not be run is tried again`() throws {
    let folder = try Folder()
    let cache = try Self.cache(in: folder)
    var stopped = Self.observation
    stopped.sessions[0].end.stop = "stopped after 10 s"
    cache.keep(stopped, of: Self.program)
    cache.keep(.obstacle("no room"), of: Self.program)
    #expect(cache.observation(of: Self.program) == nil)
  }

  @Test func `a spoilt entry is no entry`() throws {
    let folder = try Folder()
    let cache = try Self.cache(in: folder)
    cache.keep(Self.observation, of: Self.program)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/kept")
    let entry = try #require(files.first { $0.hasSuffix(".json") })
    try Data("{".utf8).write(to: URL(filePath: folder.path + "/kept/" + entry))
    #expect(cache.observation(of: Self.program) == nil)
  }

  struct Change: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var isHit: Bool
    var make: @Sendable (inout Program) -> Void

    init(_ name: String, isHit: Bool, _ make: @escaping @Sendable (inout Program) -> Void) {
      testDescription = name
      self.isHit = isHit
      self.make = make
    }
  }
}

extension ObservationCacheTests {
  private static let place = Place(line: 1, column: 1)

  private static let program = Program(
    id: "it", path: "a.md", place: place, claim: .runs,
    units: [SourceUnit(name: "main.swift", text: "print(1)\n", path: "a.md", place: place)],
    expectations: Expectations(
      output: ExpectedText(lines: [ExpectedLine("1", at: place)]),
      sessions: [
        SessionScript(
          opening: [],
          turns: [
            SessionScript.Turn(
              command: .texts, place: place, expected: [ExpectedLine("1", at: place)])
          ], place: place)
      ]))

  private static let observation = Observation(
    messages: [CompilerMessage(severity: .warning, text: "w", unit: 0, line: 1, column: 2)],
    isCompiled: true, run: nil,
    sessions: [
      Observation.Session(
        opening: ["a"], turns: [Observation.Turn(lines: ["1"], failure: nil, available: [])],
        closing: [],
        end: Observation.Run(printed: ["a"], log: [], ending: .killed(signal: 9), stop: nil),
        hasViews: true)
    ], isLinkedAlone: true, obstacle: nil)

  private static func cache(
    in folder: Folder, version: String = "6.3.1", memory: Int = 1 << 30, library: String = "so"
  ) throws -> ObservationCache {
    var toolchain = try Toolchain(
      searchPath: ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin")
    toolchain.version = version
    let runtime = folder.path + "/runtime"
    try FileManager.default.createDirectory(
      atPath: runtime, withIntermediateDirectories: true)
    for (name, text) in [("SwiftUI.swiftmodule", ""), ("libSwiftUI.so", library)] {
      // Written only where it differs: the date of a file is part of what it is known by.
      let path = runtime + "/" + name
      if FileManager.default.contents(atPath: path) != Data(text.utf8) {
        try Data(text.utf8).write(to: URL(filePath: path))
      }
    }
    return ObservationCache(
      folder: folder.path + "/kept", toolchain: toolchain,
      runtime: try Runtime(lookingIn: [runtime]), sandbox: .none, limits: Limits(memory: memory))
  }

  /// A folder of a test's own, gone with it.
  private final class Folder {
    let path: String

    init() throws {
      let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      path = url.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }
}
