import Testing

@testable import LessonEngine

/// What the compiler prints, and where its messages stand in the Markdown.
@Suite struct MessageParserTests {
  private static let text = """
    ## A

    1. An item

       ```swift part name=one
       let one = 1
       ```
       ```swift run name=it with=one
       print(one)
       print(two, ":1:2: error: not a message")
       ```
       ```output
       1
       ```
    """

  private func messages(_ said: String) throws -> [String] {
    let lesson = try Lesson(id: "x", path: "x.md", bytes: Self.text.utf8)
    let program = try #require(lesson.claims.program("it"))
    return MessageParser(program: program).messages(in: said)
      .map { $0.diagnostic(in: program).description }
  }

  @Test(arguments: [
    // In a fence that is indented by three, so is every column.
    ("/tmp/x/main.swift:2:7: error: cannot find 'two'", "x.md:10:10: error: cannot find 'two'"),
    ("/tmp/x/one.swift:1:5: warning: never used", "x.md:6:8: warning: never used"),
    ("main.swift:1:1: note: declared here", "x.md:9:4: note: declared here"),
    (
      "/tmp/x/main.swift:1:1: error: a type: error: in its text [#Group]",
      "x.md:9:4: error: a type: error: in its text"
    ),
    // Of no file of the program's: at the program's fence.
    ("<unknown>:0: error: no such module", "x.md:8:4: error: no such module"),
    ("/tmp/x/macro.swift:7:9: error: in an expansion", "x.md:8:4: error: in an expansion"),
  ])
  func `a message is placed in the Markdown`(said: String, placed: String) throws {
    #expect(try messages(said) == [placed])
  }

  @Test func `the lines that quote the program are no messages`() throws {
    let said = """
      /tmp/x/main.swift:2:7: error: cannot find 'two'
      print(two, ":1:2: error: not a message")
            ^~~
      anything: at: error: all
      /tmp/x/main.swift:1:1: note: see here
      """
    #expect(
      try messages(said) == [
        "x.md:10:10: error: cannot find 'two'", "x.md:9:4: note: see here",
      ])
  }
}
