import Terminal
import Testing

@Suite struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("Größe", 5), ("e\u{301}", 1), ("状態", 4), ("한국어", 6), ("ｱｲｳ", 3),
    ("ＡＢ", 4), ("👍", 2), ("👍🏽", 2), ("👩‍👩‍👧", 2), ("❤", 1), ("❤️", 2), ("⛹🏽", 2), ("🇳🇴", 2),
    ("🇳", 1), ("✓ ✕ ▸ …", 7), ("\u{1112}\u{1161}\u{11AB}", 2), ("☆", 1), ("⌚", 2), ("a\u{AD}b", 3),
    ("\u{200B}", 0), ("\u{1B}[1m", 4), ("𠮷", 2), ("🪿", 2), ("नि", 1), ("│┌─█▏", 5),
  ])
  func `a text takes the columns that terminals give it`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }
}
