import Testing

@testable import tutor

@Suite struct ArgumentsTests {
  @Test func `options may stand anywhere and carry their value either way`() throws {
    var arguments = Arguments(["deck", "--limit", "5", "--topic=@State", "--cram", "more"])
    #expect(try arguments.count("--limit") == 5)
    #expect(try arguments.option("--topic") == "@State")
    #expect(try arguments.flag("--cram"))
    #expect(arguments.operands() == ["deck", "more"])
    #expect(throws: Never.self) { try arguments.finish() }
  }

  @Test func `after two dashes everything is an operand`() throws {
    var arguments = Arguments(["--", "--limit", "-"])
    #expect(try arguments.count("--limit") == nil)
    #expect(arguments.operands() == ["--limit", "-"])
  }

  @Test(arguments: [
    (["--limit"], UsageError.missingValue(option: "--limit"), "option '--limit' needs a value"),
    (["--limit", "--cram"], .missingValue(option: "--limit"), "option '--limit' needs a value"),
    (
      ["--limit", "1", "--limit", "2"], .repeated(option: "--limit"),
      "option '--limit' is given twice"
    ),
    (
      ["--limit", "many"],
      .badValue("many", option: "--limit", expected: "a whole number, 0 or more"),
      "'many' is no value for '--limit': it takes a whole number, 0 or more"
    ),
    (["--cram=yes"], .unwantedValue(option: "--cram"), "option '--cram' takes no value"),
    (
      ["--crm"], .unknownOption("--crm", suggestion: "--cram"),
      "unknown option '--crm'. Did you mean '--cram'?"
    ),
    (["--zebra=1"], .unknownOption("--zebra", suggestion: nil), "unknown option '--zebra'"),
    (["one", "two"], .unexpected("two"), "unexpected 'two'"),
    (["--", "one", "two"], .unexpected("two"), "unexpected 'two'"),
    ([], .missingOperand("a file"), "a file is missing"),
  ])
  func `a bad command line says what is wrong`(
    words: [String], error: UsageError, message: String
  ) {
    #expect(throws: error) {
      var arguments = Arguments(words)
      _ = try arguments.count("--limit")
      _ = try arguments.flag("--cram")
      _ = try arguments.operand("a file")
      try arguments.finish()
    }
    #expect(error.description == message)
  }
}
