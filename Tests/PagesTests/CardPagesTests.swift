import Markdown
import Pages
import Terminal
import Testing

@Suite struct CardPagesTests {
  private let grades = [
    GradesPage.Grade(name: "again", interval: "<1m"), .init(name: "hard", interval: "6m"),
    .init(name: "good", interval: "10m"), .init(name: "easy", interval: "8d"),
  ]

  @Test func `grades stand on a line with the suggested one at its end`() {
    #expect(
      GradesPage(grades, suggested: 1).lines(width: 80).plain
        == "  1 again <1m    2 hard 6m    3 good 10m    4 easy 8d    (1)\n")
  }

  @Test func `where the line is too long each grade has its own`() {
    #expect(
      GradesPage(grades, suggested: 3).lines(width: 40).plain
        == "  1 again <1m\n  2 hard 6m\n  3 good 10m (Enter)\n  4 easy 8d\n")
  }

  @Test(arguments: [
    ("@State · trick        3 left\n────────────────────────────\n", 28),
    ("@State · trick\n3 left\n────────────────────\n", 20),
    ("@State ·\ntrick\n3 left\n──────────\n", 10),
  ])
  func `a title has its note at the right, or under it`(page: String, width: Int) {
    #expect(TitlePage("@State · trick", note: "3 left").lines(width: width).plain == page)
  }

  @Test func `short choices share a line, longer ones do not`() throws {
    let short = try ["the second", "the first", "none"].map { try Document(parsing: $0).blocks }
    #expect(
      QuestionPage(choices: short).lines(width: 80).plain
        == "  a  the second      b  the first      c  none\n")
    #expect(
      QuestionPage(choices: short).lines(width: 20).plain
        == "  a  the second\n  b  the first\n  c  none\n")
    let long = try Document(parsing: "the one that is tapped second").blocks
    #expect(
      QuestionPage(choices: [long]).lines(width: 20).plain
        == "  a  the one that is\n     tapped second\n")
  }

  @Test(arguments: [(0, "a"), (25, "z"), (26, "aa"), (27, "ab"), (52, "ba")])
  func `letters go on after z`(index: Int, letter: String) {
    #expect(QuestionPage.letter(index) == letter)
  }
}
