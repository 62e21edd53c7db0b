import Testing

@testable import tutor

@Suite struct CommandTests {
  @Test(arguments: Commands.all.map { $0.name })
  func `every command explains itself and rejects what it does not know`(name: String) async throws
  {
    let world = try World()
    try SmallCourse.write(to: world)

    #expect(await world.tutor("help", name) == .done)
    #expect(world.output.hasPrefix("usage: tutor \(name)"))
    let help = world.output
    #expect(await world.tutor(name, "--help") == .done)
    #expect(world.output == help)

    #expect(await world.tutor(name, "--no-such-thing") == .usage)
    #expect(world.errors.contains("unknown option '--no-such-thing'"), "\(world.errors)")
    #expect(world.errors.hasSuffix("See 'tutor help \(name)'.\n"))
  }

  @Test(arguments: Commands.all.map { $0.name })
  func `every option that a command takes stands in its help`(name: String) throws {
    let command = try Commands.named(name)
    var arguments = Arguments([])
    _ = try? command.init(&arguments)
    for option in arguments.known {
      #expect(command.help.contains("  \(option)"), "'\(option)' is not explained")
    }
    for line in command.help.split(separator: "\n") {
      #expect(line.count <= 100, "\(line)")
    }
  }

  @Test(arguments: [
    (["lst"], "tutor: unknown command 'lst'. Did you mean 'list'?\nSee 'tutor help'.\n"),
    (["sing"], "tutor: unknown command 'sing'\nSee 'tutor help'.\n"),
    (
      ["--verson"],
      "tutor: unknown option '--verson'. Did you mean '--version'?\nSee 'tutor help'.\n"
    ),
    (
      ["help", "lint", "more"],
      "tutor: unexpected 'more'\nSee 'tutor help help'.\n"
    ),
  ])
  func `a mistake in the command line gets the nearest word`(
    words: [String], message: String
  ) async throws {
    let world = try World()
    #expect(await world.tutor(words) == .usage)
    #expect(world.errors == message)
    #expect(world.output.isEmpty)
  }

  @Test func `help lists every command`() async throws {
    let world = try World()
    #expect(await world.tutor("--help") == .done)
    for command in Commands.all { #expect(world.output.contains("  \(command.name) ")) }
  }

  @Test func `the version is one line`() async throws {
    let world = try World()
    #expect(await world.tutor("--version") == .done)
    #expect(world.output == "tutor \(Tutor.version)\n")
  }
}
