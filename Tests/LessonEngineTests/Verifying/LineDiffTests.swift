import LessonEngine
import Testing

@Suite struct LineDiffTests {
  @Test(
    arguments: [
      (["a", "b", "c"], ["a", "b", "c"], "  a|  b|  c"),
      (["a", "b", "c"], ["a", "x", "c"], "  a|- b|+ x|  c"),
      (["a"], [], "- a"),
      ([], ["a"], "+ a"),
      (["a", "c"], ["a", "b", "c"], "  a|+ b|  c"),
      (["a", "b", "c"], ["c"], "- a|- b|  c"),
    ] as [([String], [String], String)])
  func `a difference keeps what is the same in order`(
    old: [String], new: [String], outline: String
  ) {
    let signs: [LineDiff.Change: String] = [.same: "  ", .removed: "- ", .added: "+ "]
    let lines = LineDiff(from: old, to: new).lines
    #expect(lines.map { (signs[$0.change] ?? "?") + $0.text }.joined(separator: "|") == outline)
  }

  @Test func `a removed line has its old number, an added one its new`() {
    let lines = LineDiff(from: ["a", "b", "c"], to: ["c", "d"]).lines
    #expect(lines.map(\.number) == [1, 2, 1, 2])
  }
}
