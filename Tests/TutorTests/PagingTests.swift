import Terminal
import Testing

@testable import tutor

@Suite struct PagingTests {
  @Test(arguments: [
    // columns, rows, lines on the first screen
    (10, 3, ["a", "b", "c", "d"], 3),
    (10, 9, ["a", "b"], 2),
    // Ten characters fill a row of ten, eleven take two; wide ones take two columns each.
    (10, 3, ["0123456789", "01234567890", "c"], 2),
    (10, 2, ["漢字漢字漢字", "b"], 1),
    // A line higher than the window is shown all the same.
    (2, 1, ["0123456789", "b"], 1),
    (10, 2, ["", "", ""], 2),
  ])
  func `a screen is what fills the rows`(
    columns: Int, rows: Int, lines: [String], count: Int
  ) {
    let styled = lines.map { StyledText($0) }
    #expect(styled[...].screen(columns: columns, rows: rows).count == count)
  }

  private func world(rows: Int, columns: Int = 80) throws -> World {
    let world = try World(window: Console.Size(columns: columns, rows: rows))
    try SmallCourse.write(to: world)
    return world
  }

  @Test func `a page that fits asks nothing`() async throws {
    let world = try world(rows: 60)
    await world.tutor("learn", input: ["quit"])
    #expect(world.prompts == ["1/2 ▸ "])
  }

  @Test func `a longer page is shown a screen at a time`() async throws {
    let world = try world(rows: 9)
    await world.tutor("learn", input: ["", "", "quit"])
    // Eight lines a screen, and the ninth row for the prompt.
    let all = world.output.split(separator: "\n", omittingEmptySubsequences: false).count - 1
    #expect(
      world.prompts == [
        "\(all - 8) more · Enter goes on, q stops ▸ ",
        "\(all - 16) more · Enter goes on, q stops ▸ ", "1/2 ▸ ",
      ])
    #expect(world.output.hasSuffix("your choice, or 'help'\n\n"))
  }

  @Test func `the rest of a page may be left, and the place is kept`() async throws {
    let world = try world(rows: 9)
    await world.tutor("learn", input: ["q", "quit"])
    #expect(world.prompts.count == 2)
    #expect(!world.output.contains("your choice"))
    #expect(try world.read(".local/share/tutor/progress.json").contains("\"two-lines\""))
  }

  @Test func `a narrow window gets a short question`() async throws {
    let world = try world(rows: 12, columns: 20)
    await world.tutor("learn", input: ["q", "quit"])
    #expect(world.prompts == ["more ▸ ", "1/2 ▸ "])
  }

  @Test func `without a person nothing is paged`() async throws {
    let world = try World()
    try SmallCourse.write(to: world)
    await world.tutor("list", input: [])
    #expect(world.prompts.isEmpty)
  }
}
