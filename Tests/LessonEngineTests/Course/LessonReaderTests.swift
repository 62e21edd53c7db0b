import LessonEngine
import Markdown
import Testing

@Suite struct LessonReaderTests {
  @Test func `a lesson has a title, an introduction and steps`() throws {
    let lesson = try lesson(
      """
      # Binding from scratch

      Why it matters.

      ## A *binding* by hand
      <!-- tutor: id=by-hand -->

      Text.

      ## Part of a value, 2!

      More.
      """)
    #expect(lesson.title == "Binding from scratch")
    #expect(lesson.introduction.elements.count == 1)
    #expect(lesson.steps.map(\.id) == ["by-hand", "part-of-a-value-2"])
    #expect(lesson.steps.map(\.title) == ["A binding by hand", "Part of a value, 2!"])
  }

  @Test func `expectations belong to the nearest program above, or to the one they name`() throws {
    let lesson = try lesson(
      """
      ## One

      ```swift part name=shared
      let one = 1
      ```
      ```swift run name=a with=shared timeout=2 mode=5
      print(one)
      ```
      ```output
      1
      ```
      Prose between.

      ```swift run name=b
      print(2)
      ```
      ```output of=a
      and more
      ```
      ```output
      2
      ```
      """)
    let a = try #require(lesson.claims.program("a"))
    #expect(a.units.map(\.name) == ["shared.swift", "main.swift"])
    #expect(a.units.last?.place.line == 7)
    #expect(a.expectations.output?.lines.map(\.text) == ["1", "and more"])
    #expect(a.timeLimit == .seconds(2) && a.settings.mode == .swift5)
    #expect(lesson.claims.program("b")?.expectations.output?.lines.map(\.text) == ["2"])
    #expect(lesson.steps.first?.programs == ["a", "b"])
  }

  @Test func `several session blocks are one conversation until one starts afresh`() throws {
    let lesson = try lesson(
      """
      ## One
      ```swift run name=a
      #Preview { Text("a") }
      ```
      ```session
      hello
      > tap "a \\"b\\"" #2
      from 0 to 1
      ```
      ```session
      > wait 50ms
      > type "x" into "City"
      ```
      ```session fresh
      > texts
      a
      ```
      """)
    let sessions = try #require(lesson.claims.program("a")).expectations.sessions
    #expect(sessions.count == 2)
    #expect(sessions.first?.opening.map(\.text) == ["hello"])
    #expect(
      sessions.first?.turns.map(\.command) == [
        .tap(ControlLabel("a \"b\"", number: 2)), .wait(.milliseconds(50)),
        .type("x", into: ControlLabel("City")),
      ])
    #expect(sessions.last?.turns.first?.expected.map(\.text) == ["a"])
  }

  @Test func `details, questions and hints are found where they stand`() throws {
    let section = try #require(
      lesson(
        """
        ## One
        - [ ] 5
          > No.
        - [x] 3
          > Yes.

        <details><summary>Hint: look closer</summary>

        Look.

        </details>

        <details><summary>Answer</summary>

        Three.

        </details>
        """
      ).steps.first
    ).content
    #expect(section.questions.first?.right == [1])
    #expect(section.questions.first?.choices.map(\.reply.count) == [1, 1])
    #expect(section.hints.count == 1 && section.answers.count == 1)
  }

  @Test func `an exercise is a starter that fails and a solution that passes`() throws {
    let lesson = try lesson(
      """
      ## One
      ### Try it
      <!-- tutor: exercise id=try-it fails="card a" -->
      ```swift starter
      print("card a")
      ```
      ```output
      card b
      ```
      <details><summary>Solution</summary>

      ```swift solution
      print("card b")
      ```

      </details>
      """)
    #expect(lesson.claims.programs.map(\.id) == ["try-it-starter", "try-it-solution"])
    #expect(lesson.claims.programs.map(\.proof) == [.isRefuted(because: "card a"), .holds])
    #expect(
      lesson.claims.programs.map { $0.expectations.output?.lines.first?.text } == [
        "card b", "card b",
      ])
  }

  @Test func `code in lists and quotes is verified too`() throws {
    let lesson = try lesson(
      """
      ## One
      1. First

         ```swift run
         print(1)
         ```
         ```output
         1
         ```
      > ```swift
      > let = 1
      > ```
      """)
    #expect(lesson.claims.programs.map { $0.units.last?.text } == ["print(1)\n"])
    #expect(lesson.claims.programs.first?.expectations.output?.lines.map(\.text) == ["1"])
    #expect(
      lesson.claims.syntaxErrors.map(\.description) == [
        "lesson.md:11:7: error: expected pattern in variable"
      ])
  }

  private func lesson(_ text: String) throws -> Lesson {
    try Lesson(id: "x", path: "lesson.md", bytes: text.utf8)
  }
}
