import Foundation
import Testing

@testable import tutor

@Suite struct CourseTests {
  private let empty =
    #"{ "format": 1, "id": "other", "title": "Another", "swift": 6, "lessons": [], "decks": [] }"#

  @Test func `a course is listed for people and for programs`() async throws {
    let world = try World()
    try SmallCourse.write(to: world)
    #expect(await world.tutor("list") == .done)
    #expect(
      world.output == """
        A small course

        lesson first: First steps (2 steps, 5 min)
          two-lines  Two lines
          nothing-to-run  Nothing to run
        lesson second: Second steps (1 step)
          alone  Alone
        deck deck: Sums and picks (3 cards)
          topics: Sums, Picks, Types

        """)
    #expect(await world.tutor("list", "--json") == .done)
    let listing = try JSONDecoder().decode(Listing.self, from: Data(world.output.utf8))
    #expect(listing.lessons.map(\.id) == ["first", "second"])
    #expect(listing.lessons[0].steps[0].programs == ["pair"])
    #expect(listing.decks[0].cards == 3)
  }

  @Test func `the course is the option's, then the variable's, then Content`() async throws {
    let world = try World(environment: ["TUTOR_COURSE": "other"])
    try SmallCourse.write(to: world)
    try world.write(empty, to: "other/course.json")
    #expect(await world.tutor("list") == .done)
    #expect(world.output == "Another\n\n")
    #expect(await world.tutor("list", "--course", "Content") == .done)
    #expect(world.output.hasPrefix("A small course\n"))
  }

  @Test func `the installed course is found beside the program`() async throws {
    let world = try World()
    try world.write(empty, to: "lib/tutor/Content/course.json")
    #expect(await world.tutor("list") == .done)
    #expect(world.output == "Another\n\n")
  }

  @Test func `a course that is not there or not whole is said`() async throws {
    let world = try World()
    #expect(await world.tutor("list") == .unreadable)
    #expect(world.errors.hasPrefix("tutor: no course was found (looked in "))
    #expect(world.errors.hasSuffix("name one with --course DIR or in $TUTOR_COURSE\n"))
    #expect(await world.tutor("list", "--course", "nowhere") == .unreadable)
    #expect(
      world.errors == "tutor: cannot open the course 'nowhere': it has no course.json\n")
    try world.write("{ \"format\" 1 }", to: "Content/course.json")
    #expect(await world.tutor("list") == .unreadable)
    #expect(world.errors.hasPrefix("Content/course.json:1:12: error: "), "\(world.errors)")
  }

  @Test func `lint names each mistake with its place and fails`() async throws {
    let world = try World()
    try SmallCourse.write(to: world)
    #expect(await world.tutor("lint") == .done)
    #expect(world.output.isEmpty)
    try world.write("# Deck\n\n```swift fil\n```\n\n```swift\nlet = 1\n```\n", to: "loose/a.md")
    try world.write("```swift\nlet = 1\n```\n", to: "loose/b.md")
    #expect(await world.tutor("lint", "loose") == .found)
    #expect(
      world.output.hasPrefix(
        "loose/a.md:3:10: error: unknown word 'fil' after 'swift'. Did you mean 'fill'?\n"),
      "\(world.output)")
    #expect(world.output.contains("\nloose/b.md:2:5: error: "))
    #expect(await world.tutor("lint", "nowhere.md") == .file)
    #expect(
      world.errors == "tutor: cannot read 'nowhere.md': there is no such file or folder\n")
  }
}
