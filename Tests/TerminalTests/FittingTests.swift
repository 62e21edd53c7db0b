import Terminal
import Testing

@Suite struct FittingTests {
  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("abcdef", 1, "…"), ("abcdef", 0, ""),
    ("状態変化", 8, "状態変化"), ("状態変化", 7, "状態変…"), ("状態変化", 6, "状態…"), ("", 0, ""),
  ])
  func `what does not fit ends in an ellipsis`(text: String, width: Int, expected: String) {
    #expect(StyledText(text).truncated(to: width).plain == expected)
  }

  @Test(arguments: [
    (StyledText.Side.trailing, "ab   "), (.leading, "   ab"), (.both, " ab  "),
  ])
  func `a text is padded on the side asked for`(side: StyledText.Side, expected: String) {
    #expect(StyledText("ab").padded(to: 5, side).plain == expected)
  }

  @Test(arguments: [
    (19, "title        3 left"), (13, "title  3 left"), (12, "tit…  3 left"), (9, "title"),
    (3, "ti…"),
  ])
  func `the right end gives way where both do not fit`(width: Int, expected: String) {
    let line = StyledText.line("title", trailing: "3 left", width: width)
    #expect(line.plain == expected)
  }

  @Test func `tabs end at the next stop, wide characters counted`() {
    #expect(StyledText("\ta\tb").expandingTabs(every: 4).plain == "    a   b")
    #expect(StyledText("状\tb").expandingTabs(every: 4).plain == "状  b")
  }
}
