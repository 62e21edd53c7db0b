import Markdown
import TestSupport
import Testing

@Suite struct ParserTests {
  @Test(arguments: [
    (
      "```swift run\nlet a = 1\n```",
      "1:1-3 code fence `3 info 'swift run' 1:4 text 2:1 \"let a = 1\\n\"\n"
    ),
    (
      "~~~~ swift\n```\n~~~\n~~~~\n",
      "1:1-4 code fence ~4 info 'swift' 1:6 text 2:1 \"```\\n~~~\\n\"\n"
    ),
    ("````\n```swift\nx\n```\n````\n", "1:1-5 code fence `4 text 2:1 \"```swift\\nx\\n```\\n\"\n"),
    (
      "```swift\r\nlet a = 1\r\n```\r\n",
      "1:1-3 code fence `3 info 'swift' 1:4 text 2:1 \"let a = 1\\n\"\n"
    ),
    ("\u{FEFF}# Title", "1:1-1 heading 1 \"Title\"\n"),
    (
      "```swift\n\tlet a = 1\n\n\n```",
      "1:1-5 code fence `3 info 'swift' 1:4 text 2:1 \"\\tlet a = 1\\n\\n\\n\"\n"
    ),
    ("***", "1:1-1 rule\n"),
    (
      "a ~~b~~ *c* **d** `e`",
      "1:1-1 paragraph \"a \" strikethrough(\"b\") \" \" emphasis(\"c\") \" \" strong(\"d\") \" \" `e`\n"
    ),
    ("<!-- tutor: id=a -->\n", "1:1-1 html \"<!-- tutor: id=a -->\\n\"\n"),
  ])
  func `a text becomes a tree with places`(text: String, outline: String) throws {
    #expect(try Document(parsing: text).outline == outline)
  }

  @Test func `a fence in a list keeps its place and loses its indent`() throws {
    let outline = try Document(
      parsing: "1. One\n\n   ```swift\n   let a = 1\n     let b = 2\n   ```\n"
    ).outline
    #expect(
      outline == """
        1:1-6 list numbered from 1 loose
          1:1 item
            1:4-1 paragraph "One"
            3:4-6 code fence `3 info 'swift' 3:7 text 4:4 "let a = 1\\n  let b = 2\\n"

        """)
  }

  @Test func `a fence in a quote keeps its place`() throws {
    let outline = try Document(parsing: "> ```swift\n> let a = 1\n> ```\n").outline
    #expect(
      outline == """
        1:1-3 quote
          1:3-3 code fence `3 info 'swift' 1:6 text 2:3 "let a = 1\\n"

        """)
  }

  @Test func `a task list has boxes and quotes`() throws {
    let outline = try Document(parsing: "- [ ] 5\n  > No.\n- [x] 3\n").outline
    #expect(
      outline == """
        1:1-3 list bulleted tight
          1:1 item [ ]
            1:7-1 paragraph "5"
            2:3-2 quote
              2:5-2 paragraph "No."
          3:1 item [x]
            3:7-3 paragraph "3"

        """)
  }

  @Test func `a table has alignments, a header and rows`() throws {
    let outline = try Document(parsing: "| a | b |\n| :- | -: |\n| 1 | `2` |\n").outline
    #expect(
      outline == """
        1:1-3 table left right
          "a" | "b"
          "1" | `2`

        """)
  }
}

@Suite struct RefusalTests {
  @Test(arguments: [
    (
      "a\n\n1️⃣```swift\nlet a = 1\n",
      "the fence '```' is never closed; close it with a line of '```'"
    ),
    ("- 1️⃣~~~~\n  a\n  ~~~\n", "the fence '~~~~' is never closed; close it with a line of '~~~~'"),
    ("- 1️⃣```\n  a\nb\n", "the fence '```' is never closed; close it with a line of '```'"),
    (
      "1️⃣<!-- forgotten\n\n```output\n1\n```\n",
      "this comment is never closed and hides all that follows; close it with '-->'"
    ),
    (
      "text\n\n    1️⃣```session\n    > texts\n    ```\n",
      "'```session' is indented by four blanks or more, so it is no fence; indent it less"
    ),
    ("a1️⃣\u{0}b", "a NUL byte cannot stand in Markdown; remove it"),
    (
      "<details><summary>Hint</summary>\n1️⃣```swift\n```\n",
      "'```swift' is swallowed by the raw HTML that begins at line 1; put a blank line after the HTML"
    ),
    (
      "<div>\n1️⃣<!-- tutor: id=a -->\n",
      "'<!-- tutor: id=a -->' is swallowed by the raw HTML that begins at line 1; "
        + "put a blank line after the HTML"
    ),
  ])
  func `what would be something else in silence is refused`(marked: String, message: String) {
    let marked = Marked(marked)
    let error = #expect(throws: MarkdownErrors.self) { try Document(parsing: marked.text) }
    let first = error?.all.first
    #expect(first?.description == message)
    #expect(first.map { "\($0.place.line):\($0.place.column)" } == marked.place("1️⃣"))
  }

  @Test(
    arguments: [
      [0x61, 0x0A, 0x62, 0xFF], [0x61, 0x0A, 0x62, 0xC0, 0x80],
      [0x61, 0x0A, 0x62, 0xED, 0xA0, 0x80],
      [0x61, 0x0A, 0x62, 0xE2, 0x82], [0x61, 0x0A, 0x62, 0xF4, 0x90, 0x80, 0x80],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused with their place`(bytes: [UInt8]) {
    let error = #expect(throws: MarkdownErrors.self) { try Document(parsing: bytes) }
    #expect(error?.all == [MarkdownError(.invalidUTF8, at: Place(line: 2, column: 2))])
  }

  @Test func `a comment may hide a fence on purpose`() throws {
    #expect(try Document(parsing: "<!--\n```swift\n-->\n").blocks.count == 1)
  }

  @Test func `nesting without end is refused, not followed`() {
    let error = #expect(throws: MarkdownErrors.self) {
      try Document(parsing: String(repeating: ">", count: 20_000) + "a")
    }
    #expect(error?.all.map(\.reason) == [.nestedTooDeep])
  }

  @Test(arguments: [
    ("[a](b) ", 530_000), ("*a ", 1_050_000), ("- a\n", 350_000), ("|a|b|\n", 265_000),
    ("> > > a\n\n", 150_000), ("https://a.b ", 350_000), ("www.a.b ", 550_000),
    ("'\"--... ", 200_000),
  ])
  func `a text of nothing but marks is refused before it takes the memory`(
    piece: String, count: Int
  ) {
    let error = #expect(throws: MarkdownErrors.self) {
      try Document(parsing: String(repeating: piece, count: count))
    }
    #expect(error?.all.map(\.reason) == [.tooDense])
    #expect(
      error?.all.first?.description
        == "the text has more than a million marks up to this line; split it into several files")
  }

  @Test func `ten megabytes of code are no marks`() throws {
    let code = String(repeating: "   let a = [b](c) * *d\n", count: 430_000)
    let document = try Document(parsing: "1. Code\n\n   ~~~swift\n\(code)   ~~~\n")
    #expect(document.blocks.count == 1)
  }

  @Test func `a fence that its list ended hides no marks`() {
    let code = String(repeating: "[b](c)\n", count: 600_000)
    let error = #expect(throws: MarkdownErrors.self) {
      try Document(parsing: "1. Code\n\n   ~~~swift\n\(code)")
    }
    #expect(error?.all.map(\.reason) == [.tooDense])
  }
}
