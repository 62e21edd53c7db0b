import Markdown
import Pages
import Terminal
import Testing

@Suite struct DocumentPageTests {
  @Test(arguments: [
    (
      30, "One word after another, until the line is full.",
      "One word after another, until\nthe line is full."
    ),
    (30, "- one\n- two words that go on and on\n", "· one\n· two words that go on and on"),
    (20, "- two words that go on and on\n", "· two words that go\n  on and on"),
    (20, "9. nine\n10. ten\n", "9. nine\n10. ten"),
    (20, "> said by somebody else\n", "│ said by somebody\n│ else"),
    (20, "- [ ] open\n- [x] done\n", "· [ ] open\n· [x] done"),
    (20, "用中文写的一行文字会在字之间折行。\n", "用中文写的一行文字会\n在字之间折行。"),
    (20, "family 👩‍👩‍👧‍👦 of four here\n", "family 👩‍👩‍👧‍👦 of four\nhere"),
    (20, "`code` and *that*\n", "`code` and that"),
    (12, "[Swift](https://swift.org)\n", "Swift\n(https://swi\nft.org)"),
    (20, "a\n\n---\n\nb\n", "a\n\n────────────────────\n\nb"),
  ])
  func `prose is wrapped by what it takes on the screen`(width: Int, text: String, page: String)
    throws
  {
    #expect(try Self.page(text, width) == page)
  }

  @Test func `code is not reflowed, and a line too long goes on behind a mark`() throws {
    let text = "```swift\nlet a = 1\n    let longName = anotherName + 1\n```\n"
    #expect(
      try Self.page(text, 24) == "  let a = 1\n      let longName = a\n  ↪ notherName + 1")
    #expect(try Self.page(text, 80) == "  let a = 1\n      let longName = anotherName + 1")
  }

  @Test(arguments: [20, 40, 80, 200])
  func `nothing is wider than the window`(width: Int) throws {
    let text = """
      # A heading that is rather long for a narrow window

      Prose with `code`, 中文字符, 👍🏽 and averyveryverylongwordthatfitsnowhere.

      | To do this | with `@Binding var channel: Int` | with `let channel: Binding<Int>` |
      | --- | :-: | --: |
      | read it | `channel` | `channel.wrappedValue` |

      > 1. A list in a quote
      >
      >    ```swift
      >    let something = somethingElse.wrappedValue.property
      >    ```
      """
    let lines = DocumentPage(try Document(parsing: text).blocks).lines(width: width)
    #expect(lines.allSatisfy { $0.width <= width })
    #expect(lines.contains { $0.plain.contains("channel") })
  }

  @Test func `a style that will be seen takes the place of the mark`() throws {
    let line = DocumentPage(try Document(parsing: "`code`").blocks).lines(width: 20).first
    #expect(line?.plain == "code" && line?.spans.first?.style == Style(color: .cyan))
  }

  static func page(_ text: String, _ width: Int) throws -> String {
    DocumentPage(try Document(parsing: text).blocks, isPlain: true).lines(width: width)
      .map(\.plain).joined(separator: "\n")
  }
}

@Suite struct TablePageTests {
  static let text =
    "| Name | Number | What it is for |\n| --- | --: | --- |\n| one | 1 | the first of them all |\n| two | 22 | next |\n"

  @Test(arguments: [
    (
      60,
      """
      Name │ Number │ What it is for
      ─────┼────────┼──────────────────────
      one  │      1 │ the first of them all
      two  │     22 │ next
      """
    ),
    (
      30,
      """
      Name │ Number │ What it is for
      ─────┼────────┼───────────────
      one  │      1 │ the first of
           │        │ them all
      two  │     22 │ next
      """
    ),
    (
      20,
      """
      Name: one
      Number: 1
      What it is for:
        the first of them
        all

      Name: two
      Number: 22
      What it is for:
        next
      """
    ),
  ])
  func `a table fits, wraps its cells, or becomes records`(width: Int, page: String) throws {
    #expect(try DocumentPageTests.page(Self.text, width) == page)
  }
}

@Suite struct FrameTests {
  @Test func `a screen stands in a frame, wide characters counted`() {
    #expect(
      ScreenPage(drawing: ["[ Tea ]", "茶 3", "far too long for it"]).lines(width: 14).map(\.plain)
        == [
          "┌────────────┐", "│ [ Tea ]    │", "│ 茶 3       │", "│ far too l… │", "└────────────┘",
        ])
  }

  @Test func `a difference is told apart without colour`() {
    let page = DifferencePage([.same("one"), .removed("two"), .added("2 and a little more")])
    #expect(
      page.lines(width: 12).map(\.plain) == ["  one", "− two", "+ 2 and a li", "↪ ttle more"])
  }
}
