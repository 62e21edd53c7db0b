import Terminal
import Testing

@Suite struct EncodingTests {
  @Test(arguments: [
    ("plain", Style.plain, "plain"),
    ("bold", .bold, "\u{1B}[1mbold\u{1B}[0m"),
    ("all", .bold.dim.underlined.inverse.colored(.red), "\u{1B}[1;2;4;7;31mall\u{1B}[0m"),
    ("bright", Style(color: .brightBlack), "\u{1B}[90mbright\u{1B}[0m"),
  ])
  func `a style is one code before and one after`(text: String, style: Style, bytes: String) {
    #expect(StyledText(text, style).encoded(.styled) == bytes)
    #expect(StyledText(text, style).encoded(.plain) == text)
  }

  @Test(arguments: [
    ("\u{1B}[2J", "␛[2J"), ("\u{7}", "␇"), ("a\u{7F}", "a␡"), ("\u{9B}31m", "\u{FFFD}31m"),
    ("a\tb", "a b"), ("a\r", "a␍"), ("状\u{1}", "状␁"),
  ])
  func `control characters of a text never reach the terminal`(text: String, written: String) {
    for policy in [ColorPolicy.plain, .styled] {
      #expect(StyledText(text).encoded(policy) == written)
    }
  }

  @Test func `neighbours of one style are one span`() {
    let text: StyledText = "a\("b", .plain)\("c", .bold)\("d", .bold)"
    #expect(text.spans.map(\.text) == ["ab", "cd"])
    #expect(text.plain == "abcd")
  }
}
