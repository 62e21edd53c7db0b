import LessonEngine
import Testing

@Suite struct MatchingTests {
  @Test(
    arguments: [
      (["a", "b"], ["a", "b"]),
      ([], []),
      (["a  "], ["a"]),
      (["a"], ["a \t"]),
      (["a"], ["a\r"]),
      (["..."], []),
      (["..."], ["a", "b", "c"]),
      (["a", "...", "d"], ["a", "b", "c", "d"]),
      (["a", "...", "b"], ["a", "b"]),
      (["...", "x", "..."], ["x", "y", "x", "z"]),
      (["...", "a", "b"], ["a", "c", "a", "b"]),
      (["at [..] o'clock"], ["at nine o'clock"]),
      (["[..]"], ["anything"]),
      (["[..]b[..]"], ["abc"]),
      (["a[..]"], ["a"]),
      (["  indented"], ["  indented"]),
    ] as [([String], [String])])
  func `lines match that the format says match`(expected: [String], actual: [String]) {
    #expect(Matching.mismatch(expected: expected, actual: actual) == nil)
  }

  @Test(
    arguments: [
      (["a"], ["b"], 0),
      (["a", "b"], ["a"], 1),
      (["a"], ["a", "b"], 1),
      ([], ["a"], 0),
      (["a", ""], ["a"], 1),
      (["a"], [" a"], 0),
      (["a", "...", "d"], ["a", "b", "c"], 2),
      (["at [..] o'clock"], ["at nine"], 0),
      // The two ends must not share a letter.
      (["ab[..]ba"], ["aba"], 0),
      (["A"], ["a"], 0),
      (["x..."], ["xyz"], 0),
    ] as [([String], [String], Int)])
  func `the first expected line that matches nothing is named`(
    expected: [String], actual: [String], index: Int
  ) {
    #expect(Matching.mismatch(expected: expected, actual: actual)?.expectedIndex == index)
  }
}
