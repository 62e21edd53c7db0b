import Terminal
import Testing

@Suite struct WrappingTests {
  @Test(arguments: [
    ("one two three", 7, ["one two", "three"]),
    ("one two three", 100, ["one two three"]),
    ("one  two", 4, ["one", "two"]),
    ("  indented text", 10, ["  indented", "text"]),
    ("", 5, [""]),
    ("a\nb", 5, ["a", "b"]),
    ("a\n\nb", 5, ["a", "", "b"]),
    ("ends \n", 9, ["ends", ""]),
    ("extraordinary", 5, ["extra", "ordin", "ary"]),
    ("an extraordinary", 5, ["an", "extra", "ordin", "ary"]),
    ("状態が変わる。次へ", 8, ["状態が変", "わる。次", "へ"]),
    ("状態が変。次へ", 8, ["状態が", "変。次へ"]),
    ("見る「状態」", 6, ["見る", "「状", "態」"]),
    ("the状態is", 5, ["the状", "態is"]),
    ("한국어 텍스트", 6, ["한국어", "텍스트"]),
    ("👩‍👩‍👧👩‍👩‍👧👩‍👩‍👧", 4, ["👩‍👩‍👧👩‍👩‍👧", "👩‍👩‍👧"]),
    ("no\u{A0}break here", 8, ["no\u{A0}break", "here"]),
    ("状", 1, ["状"]),
  ])
  func `a text is broken where its script allows`(text: String, width: Int, lines: [String]) {
    #expect(StyledText(text).wrapped(to: width).map(\.plain) == lines)
  }

  @Test func `styles stay with their characters`() {
    let text: StyledText = "see \("the words", .bold) now"
    let lines = text.wrapped(to: 7)
    #expect(lines == ["see \("the", .bold)", "\("words", .bold)", "now"])
  }

  @Test(arguments: 1...30)
  func `no line is wider than asked, and no character is lost`(width: Int) {
    let text = "Tap 状態を持つ view; 👩‍👩‍👧 sees `@State private var selection`, не e\u{301}coute (「見」)."
    let lines = StyledText(text).wrapped(to: width)
    #expect(lines.allSatisfy { $0.width <= max(2, width) })
    let letters = lines.map(\.plain).joined().filter { $0 != " " }
    #expect(letters == text.filter { $0 != " " })
  }

  @Test func `code is cut where a line is full, and keeps its blanks`() {
    let lines = StyledText("  let a  = 1").cut(to: 5)
    #expect(lines.map(\.plain) == ["  let", " a  =", " 1"])
  }
}
