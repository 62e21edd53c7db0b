import Pages
import Terminal
import Testing

@Suite struct ScreenPageTests {
  @Test func `a screen stands in a frame with its title, and what reran is marked`() {
    let page = ScreenPage(title: "Trips", drawing: ["City  Oslo", "奥斯陸 🌆", ""], marked: [1])
    #expect(
      page.lines(width: 20).plain == """
        ┌ Trips ───────────┐
        │ City  Oslo       │
        ┃ 奥斯陸 🌆        │
        │                  │
        └──────────────────┘

        """)
  }

  @Test func `the frame says what is above and below`() {
    let page = ScreenPage(title: "Trips", drawing: ["Oslo"], above: 1, below: 12)
    #expect(
      page.lines(width: 40).plain == """
        ┌ Trips ────────────────── 1 row above ┐
        │ Oslo                                 │
        └ 12 rows below · show for all ────────┘

        """)
  }

  @Test(arguments: [5, 8, 20, 40, 84, 200])
  func `no line is wider than the window or than prose`(width: Int) {
    let page = ScreenPage(
      title: "A title that is long", drawing: [StyledText(String(repeating: "状", count: 99))],
      above: 3, below: 1200)
    let expected = min(width, 84)
    #expect(page.lines(width: width).allSatisfy { $0.width == expected })
  }
}
