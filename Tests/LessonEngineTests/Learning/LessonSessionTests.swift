import Testing

@testable import LessonEngine

@Suite struct LessonSessionTests {
  private let lesson: Lesson

  init() throws {
    let text = """
      # Lesson

      Welcome.

      ## One

      ```swift run name=first
      print(1)
      ```
      ```output
      1
      ```

      ```swift run name=second
      print(2)
      ```
      ```output
      2
      ```

      - [ ] a reason
        > Not that.
      - [x] another
        > That.

      <details><summary>Hint</summary>

      Look.

      </details>

      <details><summary>Hint</summary>

      Look again.

      </details>

      ## Two

      - [x] both
      - [ ] none
      - [x] all

      <details><summary>Answer</summary>

      Here.

      </details>

      ## Three

      Words.
      """
    lesson = try Lesson(id: "lesson", path: "lesson.md", bytes: Array(text.utf8), role: .lesson)
  }

  @Test func `a lesson begins with its introduction, or where it was left`() {
    #expect(LessonSession(lesson).begin() == [.introduce, .show(0), .keep(step: "one")])
    #expect(LessonSession(lesson, at: "two").begin() == [.show(1), .keep(step: "two")])
    #expect(LessonSession(lesson, at: "gone").begin().first == .introduce)
  }

  @Test func `next finishes a step and the last one finishes the lesson`() {
    var session = LessonSession(lesson)
    #expect(session.receive("next") == [.finish(step: "one"), .show(1), .keep(step: "two")])
    #expect(session.receive(" back ") == [.show(0), .keep(step: "one")])
    #expect(session.receive("back") == [.say(.firstStep)])
    #expect(session.receive("goto 3") == [.show(2), .keep(step: "three")])
    #expect(session.receive("") == [.finish(step: "three"), .say(.lessonDone)])
    #expect(session.receive("goto one") == [.show(0), .keep(step: "one")])
    #expect(
      session.receive("goto thre") == [.say(.noStep("thre", suggestion: "three"))])
    #expect(session.receive("goto 4") == [.say(.noStep("4", suggestion: nil))])
  }

  @Test func `a choice hears what it deserves and a right one closes the question`() throws {
    var session = LessonSession(lesson)
    let question = try #require(session.openQuestion)
    #expect(session.receive("") == [.ask(question)])
    #expect(session.receive("a") == [.reply(isRight: false, [question.choices[0].reply])])
    #expect(session.openQuestion == question)
    #expect(
      session.receive("B") == [
        .reply(isRight: true, [question.choices[1].reply]), .goOn(step: 0, after: question),
      ])
    #expect(session.openQuestion == nil)
    #expect(session.receive("b") == [.say(.unknown("b", suggestion: nil))])
  }

  @Test func `several right choices must all be picked`() throws {
    var session = LessonSession(lesson, at: "two")
    #expect(session.receive("a") == [.reply(isRight: false, [])])
    #expect(session.receive("a, b, c") == [.reply(isRight: false, [])])
    let question = try #require(session.openQuestion)
    #expect(
      session.receive("ca") == [.reply(isRight: true, []), .goOn(step: 1, after: question)])
  }

  @Test func `run takes the next program of the step, or the one that is named`() {
    var session = LessonSession(lesson)
    #expect(session.receive("run") == [.run("first")])
    #expect(session.receive("run") == [.run("second")])
    #expect(session.receive("play") == [.play("second")])
    #expect(session.receive("run first") == [.run("first")])
    #expect(session.receive("run frst") == [.say(.noProgram("frst", suggestion: "first"))])
    _ = session.receive("goto 3")
    #expect(session.receive("run") == [.say(.nothingToRun)])
  }

  @Test func `a prediction is lines until an empty one, and a point is an empty line`() {
    var session = LessonSession(lesson)
    #expect(session.receive("predict") == [.beginPrediction("first")])
    #expect(session.isPredicting)
    for line in ["next", ".", " 1"] { #expect(session.receive(line).isEmpty) }
    #expect(
      session.receive("") == [.compare(program: "first", predicted: ["next", "", " 1"])])
    #expect(!session.isPredicting)
    #expect(session.receive("predict first") == [.beginPrediction("first")])
    #expect(session.interrupt() == [.say(.predictionDropped)])
    #expect(!session.isPredicting)
    #expect(session.interrupt().isEmpty)
  }

  @Test func `hints come one at a time, in order`() throws {
    var session = LessonSession(lesson)
    let hints = lesson.steps[0].content.hints
    #expect(session.receive("hint") == [.hint(hints[0], number: 1, count: 2)])
    #expect(session.receive("hint") == [.hint(hints[1], number: 2, count: 2)])
    #expect(session.receive("hint") == [.say(.noMoreHints)])
    #expect(session.receive("answer") == [.say(.noAnswer)])
    _ = session.receive("goto 2")
    #expect(session.receive("hint") == [.say(.noHint)])
    #expect(session.receive("answer") == lesson.steps[1].content.answers.map { .reveal($0) })
  }

  @Test(arguments: [
    (
      LessonRemark.unknown("nxt", suggestion: "next"), "unknown command 'nxt'. Did you mean 'next'?"
    ),
    (.unknown("zz", suggestion: nil), "unknown command 'zz'; 'help' lists them"),
    (.noStep("", suggestion: nil), "goto needs a step's number or id; 'steps' lists them"),
    (.noStep("thre", suggestion: "three"), "there is no step 'thre'. Did you mean 'three'?"),
    (.noMoreHints, "that was the last hint; 'answer' shows the answer"),
  ])
  func `a remark says what to do next`(remark: LessonRemark, sentence: String) {
    #expect(remark.description == sentence)
  }
}
