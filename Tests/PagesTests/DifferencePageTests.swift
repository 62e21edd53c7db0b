import Pages
import Terminal
import Testing

@Suite struct DifferencePageTests {
  @Test(arguments: [
    ("", "", ""), ("ab", "ab", "=a =b"), ("ab", "acb", "=a +c =b"), ("abc", "ac", "=a -b =c"),
    ("abc", "axc", "=a -b +x =c"), ("", "a", "+a"), ("a", "", "-a"), ("ab", "cd", "-a -b +c +d"),
  ])
  func `a difference is the shortest one, removals first`(
    old: String, new: String, expected: String
  ) {
    let difference = LineDifference(from: old.map(String.init), to: new.map(String.init))
    let marks = difference.lines.map { line in
      switch line.change {
      case .same: "=\(line.text)"
      case .removed: "-\(line.text)"
      case .added: "+\(line.text)"
      }
    }
    #expect(marks.joined(separator: " ") == expected)
  }

  @Test func `a change is shown with what is around it, and read without colour`() {
    let old = (1...12).map { "line \($0)\n" }.joined()
    let new = old.replacing("line 6\n", with: "line six\nand a half\n")
    #expect(
      DifferencePage(file: "A.swift", old: old, new: new).lines(width: 30).plain == """
        A.swift               1 change
          … 2 more
          line 3
          line 4
          line 5
        − line 6
        + line six
        + and a half
          line 7
          line 8
          line 9
          … 3 more

        """)
  }

  @Test func `signs and words of a change have its colour`() {
    let lines = DifferencePage(file: "A", old: "a\n", new: "b\n").lines(width: 20)
    #expect(
      lines.dropFirst() == [
        StyledText("− a", Style(color: .red)), StyledText("+ b", Style(color: .green)),
      ])
  }

  @Test func `a new file is its code`() {
    let page = DifferencePage(file: "A.swift", old: nil, new: "struct A {}\n")
    #expect(page.lines(width: 20).plain == "A.swift          new\n  struct A {}\n")
  }

  @Test func `an unchanged file is its name`() {
    let page = DifferencePage(file: "A.swift", old: "a\n", new: "a\n")
    #expect(page.lines(width: 20).plain == "A.swift    unchanged\n")
  }

  @Test func `long lines go on under themselves`() {
    let page = DifferencePage(file: "A", old: "", new: "let long = 状態状態\n")
    #expect(page.lines(width: 12).plain == "A   1 change\n+ let long =\n↪  状態状態\n")
  }
}
