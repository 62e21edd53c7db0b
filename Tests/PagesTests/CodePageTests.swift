import Pages
import Terminal
import Testing

@Suite struct CodePageTests {
  @Test func `code is coloured by what the parser says it is`() {
    let lines = CodePage("let a = \"b\"  // c\n").lines(width: 40)
    #expect(
      lines == [
        """
          \("let", Style(color: .magenta)) a = \("\"b\"", Style(color: .green))  \("// c", .dim)
        """
      ])
  }

  @Test func `without colour the code is what was written`() {
    let code = "@State var a = 1\n\n  /* b\n c */ func d() {}\n"
    let lines = CodePage(code).lines(width: 80)
    #expect(lines.plain == "  @State var a = 1\n\n    /* b\n   c */ func d() {}\n")
  }

  @Test func `lines are numbered from where the code begins`() {
    let page = CodePage("a\nlong line\n", isSwift: false, firstLine: 99)
    #expect(page.lines(width: 10).plain == " 99  a\n100  long \n   ↪ line\n")
  }

  @Test(arguments: [("", ""), ("\n", "\n"), ("a\n\n", "  a\n\n"), ("a\r\nb\r\n", "  a\n  b\n")])
  func `each line of the text is one`(code: String, page: String) {
    #expect(CodePage(code).lines(width: 10).plain == page)
    #expect(CodePage(code, isSwift: false).lines(width: 10).plain == page)
  }
}
