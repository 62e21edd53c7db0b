/// Compares what came with what is expected, line by line.
///
/// Exact, but: blanks at a line's end are forgiven, a line that is only `...` stands for any number
/// of lines, and `[..]` within a line for any text in it.
public enum Matching {
  /// How a comparison went: nil where the lines match, else where they first do not.
  public struct Mismatch: Hashable, Sendable {
    /// The first expected line that matches nothing; the count of lines where more came than is
    /// expected.
    public var expectedIndex: Int
    /// The first line that matches nothing.
    public var actualIndex: Int
  }

  /// Returns where the lines first differ, or nil where they match.
  public static func mismatch(expected: [String], actual: [String]) -> Mismatch? {
    // reached holds the counts of actual lines that the expected lines so far can stand for.
    var reached: Set<Int> = [0]
    for (index, line) in expected.enumerated() {
      var next: Set<Int> = []
      if isEllipsis(line) {
        if let least = reached.min() { next = Set(least...actual.count) }
      } else {
        for count in reached where count < actual.count && matches(line, actual[count]) {
          next.insert(count + 1)
        }
      }
      if next.isEmpty {
        return Mismatch(expectedIndex: index, actualIndex: reached.min() ?? 0)
      }
      reached = next
    }
    if reached.contains(actual.count) { return nil }
    return Mismatch(expectedIndex: expected.count, actualIndex: reached.max() ?? 0)
  }

  /// Whether a line stands for any number of lines.
  public static func isEllipsis(_ line: String) -> Bool {
    trimmed(line)[...] == "..."
  }

  /// Whether one line is what another expects.
  public static func matches(_ expected: String, _ actual: String) -> Bool {
    let expected = trimmed(expected)
    let actual = trimmed(actual)
    guard expected.contains("[..]") else { return expected == actual }
    let pieces = expected.split(separator: "[..]", omittingEmptySubsequences: false)
    guard let first = pieces.first, let last = pieces.last, actual.hasPrefix(first) else {
      return false
    }
    var rest = Substring(actual.dropFirst(first.count))
    for piece in pieces.dropFirst().dropLast() where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.count >= last.count && rest.hasSuffix(last)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line
    while let last = line.last, last == " " || last == "\t" || last == "\r" { line.removeLast() }
    return line
  }
}
