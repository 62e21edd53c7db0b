import Foundation
import Testing

@testable import tutor

@Suite struct LearnTests {
  private let world: World

  init() throws {
    world = try World()
    try SmallCourse.write(to: world)
  }

  @Test func `without input the overview and the first step are shown`() async throws {
    #expect(await world.tutor("learn", input: []) == .done)
    #expect(
      world.output.hasPrefix(
        """
        First steps
        \(String(repeating: "─", count: 80))

        An introduction of one sentence.

           1  Two lines  two-lines
           2  Nothing to run  nothing-to-run

        First steps · 1 of 2 · Two lines
        \(String(repeating: "─", count: 80))

        A program prints.

          print("one")
          print("two")

        How many lines?

          a  1      b  2

        """))
    // What it prints, the hints and the answer are kept back.
    #expect(!world.output.contains("Count the calls"))
    #expect(!world.output.contains("Two calls, two lines"))
    #expect(!world.output.contains("Two lines come"))
  }

  @Test func `choices, hints and the answer are given when they are asked for`() async throws {
    await world.tutor("learn", input: ["a", "b", "hint", "hint", "hint", "answer", "goto 2"])
    let wanted = [
      "✗ not so\nNo: there are two calls.\n", "✓ right\nYes, one a call.\n",
      "\nTwo calls, two lines: print ends each.\n",
      "Hint 1 of 2\n\nCount the calls.\n", "Hint 2 of 2\n\nThere is one a line.\n",
      "that was the last hint; 'answer' shows the answer\n", "Answer\n\nTwo lines come.\n",
      "First steps · 2 of 2 · Nothing to run\n",
    ]
    var rest = world.output[...]
    for text in wanted {
      let found = try #require(rest.firstRange(of: text), "\(text) is not in \(rest)")
      rest = rest[found.upperBound...]
    }
  }

  @Test func `the place is kept, and what is done is counted`() async throws {
    await world.tutor("learn", input: ["next", "quit", "never read"])
    await world.tutor("learn", input: [])
    #expect(world.output.hasPrefix("First steps · 2 of 2 · Nothing to run\n"))
    await world.tutor([])
    #expect(
      world.output == """
        A small course

          1  First steps   █████░░░░░  1 of 2 steps
          2  Second steps  ──────────  after 1

          Due now: 3 cards (3 new, 0 to review)

        """)
    await world.tutor("learn", "--from-start", input: [])
    #expect(world.output.hasPrefix("First steps\n"))
    await world.tutor("learn", "2", input: [])
    #expect(world.output.hasPrefix("Second steps\n"))
    await world.tutor("learn", input: [])
    #expect(world.output.contains("Second steps · 1 of 1 · Alone"))
  }

  @Test func `a damaged progress file is kept aside and said`() async throws {
    try world.write("{ \"versi", to: ".local/share/tutor/progress.json")
    #expect(await world.tutor("learn", input: []) == .done)
    #expect(
      world.errors.hasSuffix(
        ".local/share/tutor/progress.json.damaged-1' and a new one begun\n"))
    #expect(try world.read(".local/share/tutor/progress.json.damaged-1") == "{ \"versi")
    await world.tutor("learn", input: [])
    #expect(world.errors.isEmpty)
  }

  @Test(arguments: [
    (["learn", "frist"], 65, "tutor: the course has no lesson 'frist'. Did you mean 'first'?\n"),
    (
      ["learn", "--step", "two-line"], 64,
      "tutor: 'first' has no step 'two-line'. Did you mean 'two-lines'?\nSee 'tutor help learn'.\n"
    ),
    (
      ["learn", "--step", "two-lines", "--from-start"], 64,
      "tutor: '--step' and '--from-start' cannot both be followed\nSee 'tutor help learn'.\n"
    ),
  ])
  func `a lesson or step that is not there gets the nearest one`(
    words: [String], status: Int32, message: String
  ) async {
    #expect(await world.tutor(words).rawValue == status)
    #expect(world.errors == message)
  }

  @Test func `without Swift a program is refused and the lesson goes on`() async throws {
    #expect(await world.tutor("learn", input: ["run", "next"]) == .done)
    #expect(world.errors.hasPrefix("tutor: Swift 6.3 is needed and there is no 'swiftc'"))
    #expect(world.output.contains("2 of 2 · Nothing to run"))
  }
}
