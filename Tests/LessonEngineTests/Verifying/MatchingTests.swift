import LessonEngine
import Testing

@Suite struct MatchingTests {
  @Test(
    arguments: [
      (["a", "b"], ["a", "b"], nil), (["a "], ["a"], nil), (["a"], ["a \t"], nil),
      (["a"], ["b"], 0), (["a", "b"], ["a"], 1), (["a"], ["a", "b"], 1), ([], ["a"], 0),
      ([], [], nil),
      (["...", "c"], ["a", "b", "c"], nil), (["a", "..."], ["a"], nil),
      (["a", "...", "c"], ["a", "b"], 2),
      (["..."], [], nil), (["...", "a", "..."], ["b", "a", "a"], nil),
      (["", "a"], ["", "a"], nil),
      (["...", "a", "b"], ["a", "a", "b"], nil), (["..", "a"], ["x", "a"], 0),
    ] as [([String], [String], Int?)])
  func `lines match, or the first that does not is known`(
    expected: [String], actual: [String], index: Int?
  ) {
    #expect(Matching.mismatch(expected: expected, actual: actual)?.expectedIndex == index)
  }

  @Test(arguments: [
    ("a [..] c", "a b c", true), ("[..]c", "abc", true), ("a[..]", "a", true),
    ("a[..]a", "a", false),
    ("[..]b[..]", "abc", true), ("a[..]d", "abc", false), ("tab\tin", "tab in", false),
  ])
  func `a wildcard stands for any text in a line`(expected: String, actual: String, matches: Bool) {
    #expect(Matching.matches(expected, actual) == matches)
  }
}

@Suite struct LineDiffTests {
  @Test func `a difference shows what stays, what is gone and what came`() {
    let diff = LineDiff(from: ["one", "two", "three"], to: ["one", "2 ", "three"])
    #expect(diff.text == ["1   one", "2 − two", "2 + 2·", "3   three"])
  }

  @Test func `long runs that stay are cut`() {
    let old = (1...20).map(String.init)
    var new = old
    new[9] = "ten"
    #expect(
      LineDiff(from: old, to: new).text == [
        "   ⋮", " 7   7", " 8   8", " 9   9", "10 − 10", "10 + ten", "11   11", "12   12",
        "13   13", "   ⋮",
      ])
  }
}
