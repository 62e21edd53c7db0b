import Foundation
import Testing

@testable import tutor

@Suite struct DrillTests {
  private let world: World

  init() throws {
    world = try World()
    try SmallCourse.write(to: world)
  }

  private func figures() async throws -> Figures {
    await world.tutor("stats", "--json")
    return try JSONDecoder().decode(Figures.self, from: Data(world.output.utf8))
  }

  @Test func `an empty line turns the card and a grade is written down`() async throws {
    #expect(await world.tutor("drill", "deck", input: ["", "good", "", "1", "", "4"]) == .done)
    #expect(
      world.output.hasPrefix(
        """
        Sums · recall                                                     3 left · 3 new

        Sum

        What is one and one?

        \(String(repeating: "─", count: 80))
        It makes two.

          1 again <1m    2 hard 6m    3 good 10m    4 easy
        """), "\(world.output)")
    #expect(world.output.hasSuffix("3 cards, 0 minutes: 2 right, 1 again. Tomorrow: 0.\n"))
    let figures = try await figures()
    #expect(figures.reviews == 3)
    #expect(figures.cards == .init(new: 0, learning: 2, review: 1, suspended: 0))
  }

  @Test func `a choice and a typed answer suggest the grade that they deserve`() async throws {
    await world.tutor("drill", "deck", "--topic", "Picks", input: ["a", "", "b", ""])
    #expect(world.output.contains("✗ you said: a\n  it is: b\nNot this.\n"))
    #expect(world.output.contains("    (1)\n"))
    #expect(world.output.contains("✓ b\nThat it is.\n"))
    #expect(try await figures().reviews == 2)
    await world.tutor("drill", "deck", "--kind", "write", input: ["\u{A0}3 ", "quit"])
    #expect(world.output.contains("✓ 3\n"))
    #expect(world.output.contains("    (3)\n"))
    await world.tutor("drill", "deck", "--kind", "write", input: ["a + b /* mine */", "quit"])
    #expect(world.output.contains("✓ a + b /* mine */\n"))
    await world.tutor("drill", "deck", "--kind", "write", input: ["a - b", "quit"])
    #expect(world.output.contains("✗ you said: a - b\n  it is: 3\n"))
    #expect(try await figures().reviews == 2)
  }

  /// The last card of the deck, one that asks for code; nothing is compiled until code is given.
  private func addFill() throws {
    try world.write(
      try world.read("Content/cards/deck.md") + """


        ## Fill
        <!-- tutor: card id=fill topic="Fills" kind=write -->

        Complete it.

        ```swift fill
        let sum = <#sum#>
        print(sum)
        ```
        ```output
        3
        ```

        <details><summary>Answer</summary>

        ```swift answer
        1 + 2
        ```
        ```swift wrong
        1 - 2
        ```
        > That is a difference.

        </details>

        """, to: "Content/cards/deck.md")
  }

  @Test func `wrong answers on a card's back are told from the right one`() async throws {
    try addFill()
    await world.tutor("drill", "deck", "--topic", "Fills", input: ["", "quit"])
    #expect(
      world.output.contains("\n  1 + 2\n\n✗ not this:\n  1 - 2\n\n│ That is a difference.\n"),
      "\(world.output)")
  }

  @Test func `code that goes on says once how it ends`() async throws {
    try addFill()
    await world.tutor("drill", "deck", "--topic", "Fills", input: ["(", "1 +", "2"])
    #expect(
      world.output.components(separatedBy: "it goes on; an empty line tries it\n").count == 2,
      "\(world.output)")
  }

  @Test func `undo takes the last answer back and asks it again`() async throws {
    await world.tutor("drill", "deck", "--limit", "2", input: ["undo", "", "good", "u", "", "2"])
    #expect(world.output.hasPrefix("Sums · recall"))
    #expect(world.output.contains("there is no answer to take back\n"))
    #expect(try await figures().reviews == 1)
  }

  @Test func `the end of the input loses nothing that was answered`() async throws {
    await world.tutor("drill", "deck", input: ["", "good", ""])
    #expect(world.output.hasSuffix("1 card, 0 minutes: 1 right, 0 again. Tomorrow: 0.\n"))
    #expect(try await figures().reviews == 1)
    await world.tutor("drill", "deck", input: [])
    #expect(world.output.hasPrefix("Picks · trick"))
  }

  @Test func `a suspended card is asked no more`() async throws {
    await world.tutor("drill", "deck", input: ["s", "quit"])
    #expect(world.output.contains("\nPick\n"))
    let figures = try await figures()
    #expect(figures.reviews == 0)
    #expect(figures.cards.suspended == 1)
  }

  @Test func `an empty queue says when the next card is due and how to study ahead`() async {
    await world.tutor("drill", "deck", "--topic", "Sums", input: ["", "easy"])
    #expect(
      world.output.contains("Nothing more is due. Next card: on 2030-03-2"), "\(world.output)")
    await world.tutor("drill", "deck", "--new", "0", input: [])
    #expect(world.output.contains("To study ahead: tutor drill --cram\n"), "\(world.output)")
  }

  @Test func `a cram asks everything and writes nothing down`() async throws {
    let grades = ["", "good", "", "good", "", "good"]
    await world.tutor("drill", "deck", "--cram", input: grades)
    #expect(
      world.output.hasSuffix(
        "3 cards, 0 minutes: 3 right, 0 again. A cram: nothing was written down.\n"))
    #expect(try await figures().reviews == 0)
  }

  @Test func `a lesson's deck opens with its lesson`() async throws {
    await world.tutor("drill", input: [])
    #expect(world.output.hasPrefix("Sums · recall"))
    let later = SmallCourse.manifest.replacing(", \"decks\": [\"deck\"] }", with: " }")
      .replacing(
        "\"requires\": [\"first\"]", with: "\"requires\": [\"first\"], \"decks\": [\"deck\"]")
    try world.write(later, to: "Content/course.json")
    await world.tutor("drill", input: [])
    #expect(
      world.output
        == "no deck is open yet: 'tutor learn second' opens its own, or name one: 'tutor drill deck'\n"
    )
    await world.tutor("learn", "second", input: [])
    await world.tutor("drill", input: [])
    #expect(world.output.hasPrefix("Sums · recall"))
  }

  @Test(arguments: [
    (["drill", "dek"], 65, "tutor: the course has no deck 'dek'. Did you mean 'deck'?\n"),
    (
      ["drill", "deck", "--topic", "Sum"], 64,
      "tutor: no card has the topic 'Sum'. Did you mean 'Sums'?\nSee 'tutor help drill'.\n"
    ),
    (
      ["drill", "--kind", "trik"], 64,
      "tutor: 'trik' is no value for '--kind': it takes one of recall, write, trick, interview\n"
        + "See 'tutor help drill'.\n"
    ),
  ])
  func `a deck or topic that is not there gets the nearest one`(
    words: [String], status: Int32, message: String
  ) async {
    #expect(await world.tutor(words).rawValue == status)
    #expect(world.errors == message)
  }

  @Test func `a database that cannot be opened is one sentence`() async throws {
    try world.write(
      "not a database, but long enough to look like one", to: ".local/share/tutor/tutor.sqlite")
    #expect(await world.tutor("drill", "deck", input: []) == .file)
    #expect(world.errors.hasPrefix("tutor: "))
    #expect(world.errors.split(separator: "\n").count == 1, "\(world.errors)")
  }
}
