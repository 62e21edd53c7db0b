import Foundation
import Terminal
import TestSupport
import Testing

@testable import tutor

/// What needs the compiler and the runtime.
@Suite struct ProgramTests {
  private let world: World

  init() throws {
    world = try World(environment: [
      "PATH": BuiltRuntime.searchPath, "TUTOR_RUNTIME": BuiltRuntime.folder,
      "XDG_CACHE_HOME": BuiltRuntime.moduleCache + "-tutor",
    ])
    try SmallCourse.write(to: world)
  }

  @Test func `run hands on the output and the status of a program`() async throws {
    try world.write("import Foundation\nprint(\"hé\")\nexit(3)\n", to: "a.swift")
    #expect(await world.tutor("run", "a.swift").rawValue == 3)
    #expect(world.output == "hé\n")
    #expect(await world.tutor("run", "first#pair") == .done)
    #expect(world.output == "one\ntwo\n")
    #expect(await world.tutor("run", "first#piar") == .unreadable)
    #expect(world.errors == "tutor: 'first' has no program 'piar'. Did you mean 'pair'?\n")
  }

  @Test func `a compile error is placed in the learner's file`() async throws {
    try world.write("let x: Int = \"a\"\n", to: "b.swift")
    #expect(await world.tutor("run", "b.swift") == .found)
    #expect(world.errors.hasPrefix("b.swift:1:14: error: cannot convert"), "\(world.errors)")
  }

  @Test func `playing without a terminal prints the session that was held`() async throws {
    try world.write(
      """
      import SwiftUI
      struct Counter: View {
        @State private var count = 0
        var body: some View {
          Button("Count: \\(count)") {
            count += 1
            print("tapped")
          }
        }
      }
      #Preview { Counter() }
      """, to: "counter.swift")
    let status = await world.tutor(
      "play", "counter.swift", input: ["tap \"Count: 0\"", "texts"])
    #expect(status == .done, "\(world.errors)")
    #expect(world.output == "> tap \"Count: 0\"\ntapped\n> texts\nCount: 1\n")
    #expect(
      await world.tutor("play", "counter.swift", input: ["tab \"x\"", "tap \"x\""]) == .found)
    #expect(
      world.errors == """
        unknown command 'tab'. Did you mean 'tap'?
        no control is labelled 'x'; there is "Count: 0"

        """)
  }

  @Test func `a command that is no command says where to look`() async throws {
    try world.write("import SwiftUI\n#Preview { Text(\"Hello\") }\n", to: "hello.swift")
    #expect(await world.tutor("play", "hello.swift", input: ["sing", "tap"]) == .found)
    #expect(
      world.errors == """
        unknown command 'sing'; 'help' shows how commands are written
        expected a label in quotes here; 'help' shows how commands are written

        """)
  }

  @Test func `an outline keeps its depth in a narrow window`() {
    let line = OutlineLine(text: "    Home  city = \"Oslo\", nights = 4", isMarked: true)
    #expect(
      line.lines(width: 30).map(\.plain) == [
        "▎     Home  city = \"Oslo\",", "▎         nights = 4",
      ])
  }

  @Test func `a prediction is compared with what the program prints`() async throws {
    await world.tutor("learn", input: ["predict", "one", "three", ""])
    #expect(world.output.hasSuffix("  one\n− three\n+ two\n\n"), "\(world.output)")
    await world.tutor("learn", input: ["predict", "one", "two", ""])
    #expect(world.output.hasSuffix("✓ every line as you said\n  one\n  two\n\n"))
  }

  @Test func `changing any expected line fails there and nowhere else`() async throws {
    #expect(await world.tutor("verify") == .done, "\(world.output)")
    let lines = SmallCourse.first.split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex(of: "```output"))
    for index in [start + 1, start + 2] {
      var changed = lines.map(String.init)
      changed[index] += " changed"
      try world.write(changed.joined(separator: "\n"), to: "Content/lessons/first/lesson.md")
      #expect(await world.tutor("verify") == .found)
      #expect(
        world.output.hasPrefix("Content/lessons/first/lesson.md:\(index + 1):1: failed\n"),
        "\(world.output)")
    }
  }

  @Test func `only the program that is named is verified`() async throws {
    #expect(await world.tutor("verify", "--only", "pair", "--shard", "1/1") == .done)
    #expect(world.output.contains("1 program: 1 held"))
    #expect(await world.tutor("verify", "--only", "piar") == .found)
    #expect(world.errors == "tutor: no program is called 'piar'. Did you mean 'pair'?\n")
  }

  @Test(arguments: [
    (["verify", "--shard", "4/3"], "'4/3' is no value for '--shard': it takes I/N, such as 1/3"),
    (
      ["verify", "--report", "xml"],
      "'xml' is no value for '--report': it takes one of text, json, junit, github, tap"
    ),
  ])
  func `options of verify say what they take`(words: [String], message: String) async {
    #expect(await world.tutor(words) == .usage)
    #expect(world.errors == "tutor: \(message)\nSee 'tutor help verify'.\n")
  }
}
