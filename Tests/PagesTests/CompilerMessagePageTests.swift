import Pages
import Terminal
import Testing

@Suite struct CompilerMessagePageTests {
  private func page(column: Int, source: String?) -> CompilerMessagePage {
    CompilerMessagePage(
      file: "Trips.swift", line: 12, column: column, severity: "error",
      message: "cannot find 'cuont' in scope", source: source)
  }

  @Test func `the line is shown with a caret under its column`() {
    #expect(
      page(column: 8, source: "  Text(cuont)").lines(width: 80).plain == """
        Trips.swift:12:8: error: cannot find 'cuont' in scope
        12 │   Text(cuont)
           │        ^

        """)
  }

  @Test func `columns are bytes, tabs and wide characters before it counted as shown`() {
    #expect(
      page(column: 12, source: "\tText(状, cuont)").lines(width: 80).plain == """
        Trips.swift:12:12: error: cannot find 'cuont' in scope
        12 │     Text(状, cuont)
           │              ^

        """)
  }

  @Test func `a narrow window wraps the message and cuts the line`() {
    #expect(
      page(column: 30, source: "let value = other + something(cuont)").lines(width: 24).plain
        == """
        Trips.swift:12:30:
          error: cannot find
          'cuont' in scope
        12 │ let value = other …

        """)
  }

  @Test func `without the line the message stands alone`() {
    #expect(page(column: 1, source: nil).lines(width: 80).count == 1)
  }
}
