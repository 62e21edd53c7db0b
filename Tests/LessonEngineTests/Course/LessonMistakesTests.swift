import LessonEngine
import Markdown
import TestSupport
import Testing

@Suite struct LessonMistakesTests {
  static let inLine =
    "a directive stands on a line of its own, right under the heading it is about"

  static func outside(_ word: String) -> String {
    "'swift \(word)' belongs in an exercise: a '###' heading with "
      + "<!-- tutor: exercise id=… --> right under it"
  }

  @Test(arguments: [
    ("## A\n```swift 1️⃣fil\n```\n", "unknown word 'fil' after 'swift'. Did you mean 'fill'?"),
    ("## A\n```1️⃣swfit run\n```\n", "unknown language 'swfit'. Did you mean 'swift'?"),
    (
      "## A\n```swift run 1️⃣nmae=a\n```\n",
      "'nmae=' does not belong on this block. Did you mean 'name'?"
    ),
    ("## A\n```swift run name=1️⃣A_b\n```\n", "the name 'A_b' may hold only a-z, 0-9 and '-'"),
    ("## A\n```swift run mode=1️⃣7\n```\n", "the mode '7' is neither 5 nor 6"),
    ("## A\n```swift run skip=1️⃣\"no end\n```\n", "the quote after 'skip=' is never closed"),
    (
      "## A\n```swift run with=1️⃣prt\n```\n```swift part name=part\n```\n",
      "no part is called 'prt'. Did you mean 'part'?"
    ),
    ("## A\n1️⃣```swift part\n```\n", "a part needs a name: name=ID"),
    ("## A\n1️⃣```output\n1\n```\n", "no program stands above this expectation in its step or card"),
    (
      "## A\n```swift run\n```\n## B\n1️⃣```output\n1\n```\n",
      "no program stands above this expectation in its step or card"
    ),
    (
      "## A\n```swift run name=abc\n```\n```output of=1️⃣abd\n```\n",
      "no program above is called 'abd'. Did you mean 'abc'?"
    ),
    (
      "## A\n```swift run\n```\n```session\n> 1️⃣tpa \"a\"\n```\n",
      "unknown command 'tpa'. Did you mean 'tap'?"
    ),
    (
      "## A\n```swift run\n```\n```session\n> type \"a\" 1️⃣int \"b\"\n```\n",
      "expected 'into' here, not 'int'"
    ),
    ("## A\n```swift run\n```\n```session\n> tap 1️⃣\"a\n```\n", "this quote is never closed"),
    (
      "## A\n```swift run\n```\n```session\n> wait 1️⃣5\n```\n",
      "'5' is no duration; write 50ms, 2s or 1m"
    ),
    (
      "## A\n1️⃣```swift fails\nlet a: Int = \"\"\n```\n",
      "a 'fails' block needs a diagnostics block that says how"
    ),
    (
      "## A\n```swift fails\n```\n```diagnostics\n1️⃣eror: x\n```\n",
      "expected 'error: TEXT', 'warning: TEXT' or 'note: TEXT' here"
    ),
    ("## A\n<!-- tutor: idd=1️⃣a -->\n", "unknown key 'idd' in a directive. Did you mean 'id'?"),
    (
      "## A\ntext\n\n1️⃣<!-- tutor: id=a -->\n",
      "a directive stands right under the heading that it is about"
    ),
    (
      "## A\n1️⃣<details><summary>Hint</summary>\n\ntext\n",
      "'<details>' is never closed; write '</details>' on its own line"
    ),
    (
      "## A\n- [x] a\n- [ ] b\n\n  1️⃣```output\n  ```\n",
      "no program stands above this expectation in its step or card"
    ),
    ("1️⃣## A <!-- tutor: id=a -->\n", inLine), ("## A\n1️⃣a <!-- tutor: id=a -->\n", inLine),
    ("## A\n- 1️⃣**a <!-- tutor: id=a -->**\n", inLine),
    (
      "## A\n<!-- tutor:\n  id=a\n  idd=1️⃣b -->\n",
      "unknown key 'idd' in a directive. Did you mean 'id'?"
    ),
    (
      "## A\n1️⃣<details><summary>Hint</summary>text\n\n</details>\n",
      "put a blank line after '</summary>'; what follows it is raw HTML"
    ),
    (
      "## A\n1️⃣<details>\n\ntext\n\n</details>\n",
      "'<details>' needs a summary: <details><summary>Hint</summary>"
    ),
    (
      "## A\n<details><summary>Hint</summary>\n\ntext\n\n1️⃣</details>\nmore\n",
      "put a blank line after '</details>'; what follows it is raw HTML"
    ),
    ("## A\n1️⃣</details>\n", "'</details>' closes nothing here"),
    (
      "## A\n```1️⃣swift,run\n```\n",
      "unknown language 'swift,run'; put a blank after 'swift' and what the block is"
    ),
    ("## A\n```swift run 1️⃣title=\"A\"\n```\n", "'title=' does not belong on this block"),
    ("## A\n```swift 1️⃣{2,5-6}\n```\n", "unknown word '{2,5-6}' after 'swift'"),
    ("## A\n```swift run 1️⃣name\n```\n", "'name' does not belong on this block; it needs a value"),
    ("## A\n```swift run name=b 1️⃣name=c\n```\n", "'name' is given twice"),
    ("## A\n```swift run timeout=1️⃣0\n```\n", "the timeout '0' is no number of seconds up to 600"),
    (
      "## A\n```swift part name=b\n```\n```swift run with=1️⃣b,b\n```\n",
      "the part 'b' is given twice"
    ),
    (
      "## A\n```swift file=1️⃣../A.swift\n```\n",
      "the file '../A.swift' does not stay in the lesson's project"
    ),
    ("## A\n```swift file=1️⃣A\n```\n", "the file 'A' needs a name that ends in '.swift'"),
    (
      "## A\n```json 1️⃣file=project.json\n```\n",
      "the settings are replaced as a whole: json file=project.json whole"
    ),
    (
      "## A\n```json file=1️⃣a.json whole\n```\n",
      "only 'project.json' holds settings, not 'a.json'"
    ),
    (
      "## A\n1️⃣```swift file=A.swift\n```\n```output\n1\n```\n",
      "a lesson's project is proved by a session alone"
    ),
    (
      "## A\n1️⃣```swift fails\n```\n```diagnostics\nerror: a\n```\n```output\n1\n```\n",
      "a 'fails' block never runs; take its output, log or session away"
    ),
    (
      "## A\n1️⃣```swift run\n```\n```diagnostics\nerror: a\n```\n",
      "a program with errors does not run; write 'swift fails'"
    ),
    (
      "## A\n1️⃣```swift fails\n```\n```diagnostics\nwarning: a\n```\n",
      "a 'fails' block needs a diagnostics block that says how"
    ),
    (
      "## A\n```swift fails\n```\n1️⃣```diagnostics\n```\n",
      "this block lists no diagnostic, so it claims nothing"
    ),
    (
      "## A\n```swift run\n```\n1️⃣```session preview=A.swift\n```\n",
      "'preview=' names a file of the lesson's project; there is none here"
    ),
    (
      "## A\n```swift run\n```\n```output\n1\n```\n1️⃣```session\n```\n",
      "a program with a session has no output or log block; the session says it all"
    ),
    ("## A\n1️⃣```swift starter\n```\n", outside("starter")),
    ("## A\n1️⃣```swift solution\n```\n", outside("solution")),
    (
      "## A\n1️⃣### Try\n<!-- tutor: exercise id=try -->\n```swift starter\n```\n"
        + "```swift solution\n```\n",
      "the exercise does not say what a right answer gives; "
        + "write a session, output or diagnostics block under its starter"
    ),
    (
      "## A\n### Try\n<!-- tutor: exercise id=try -->\n```swift starter\n```\n```output\n1\n```\n"
        + "```swift solution\n```\n### More\n1️⃣```output\n1\n```\n",
      "no program stands above this expectation in its step or card"
    ),
    (
      "## A\n```swift run name=1️⃣a\n```\n", "the id 'a' is taken at line 1; give one of them another"
    ),
    (
      "## A\n\n1️⃣## A\n",
      "the id 'a' is taken at line 1; write <!-- tutor: id=… --> under this heading"
    ),
    (
      "## A\n1️⃣```swift\nlet a = 1\n",
      "the fence '```' is never closed; close it with a line of '```'"
    ),
  ])
  func `a mistake is placed and named`(marked: String, message: String) {
    let marked = Marked(marked)
    let error = #expect(throws: Diagnostics.self) {
      try Lesson(id: "x", path: "lesson.md", bytes: marked.text.utf8)
    }
    #expect(error?.description == "lesson.md:\(marked.place("1️⃣")): error: \(message)")
  }

  @Test(arguments: [
    (
      "1️⃣- [ ] a\n- [ ] b\n", "no choice of this question is right; mark what is with '[x]'"
    ),
    ("- [x] a\n- [ ] b\n1️⃣- c\n", "every choice of a question needs its box: '- [ ]' or '- [x]'"),
    ("1️⃣- [x] a\n", "a question needs two choices or more"),
  ])
  func `a question in a lesson has boxes, choices and an answer`(marked: String, message: String) {
    let marked = Marked("# T\n## A\n" + marked)
    let error = #expect(throws: Diagnostics.self) {
      try Lesson(id: "x", path: "lesson.md", bytes: marked.text.utf8, role: .lesson)
    }
    #expect(error?.description == "lesson.md:\(marked.place("1️⃣")): error: \(message)")
  }

  @Test func `a list of tasks outside a course asks nothing`() throws {
    let document = try Lesson(id: "x", path: "a.md", bytes: "# A\n# B\n- [x] a\n- [x] b\n".utf8)
    #expect(document.introduction.questions.isEmpty)
  }

  @Test func `all mistakes are reported, in the order of the text`() {
    let error = #expect(throws: Diagnostics.self) {
      try Lesson(
        id: "x", path: "l.md", bytes: "## A\n```swift rn\n```\n```swift run nam=a\n```\n".utf8)
    }
    #expect(error?.all.map(\.place.line) == [2, 4])
  }
}
