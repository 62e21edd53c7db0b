import LessonEngine
import TestSupport
import Testing

@Suite struct CourseReaderTests {
  static let good = """
    {"format": 1, "id": "c", "title": "T", "swift": 5,
     "lessons": [{"id": "a", "path": "lessons/a/lesson.md", "minutes": 5, "decks": ["d"]}],
     "decks": [{"id": "d", "path": "cards/d.md"}]}
    """

  @Test func `a course lists lessons and decks`() throws {
    let course = try Course(files(Self.good))
    #expect(course.settings.mode == .swift5)
    #expect(course.lesson("a")?.readable?.title == "A" && course.deck("d")?.readable?.title == "D")
    #expect(course.diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("{\"format\": 1 1️⃣\"id\": \"c\"}", "expected ',' or '}' after a value"),
    (
      good.replacing("\"title\"", with: "1️⃣\"titel\": 1, \"title\""),
      "unknown key 'titel'. Did you mean 'title'?"
    ),
    (
      good.replacing("\"cards/d.md\"", with: "1️⃣\"../d.md\""),
      "the path '../d.md' does not stay in the course's folder"
    ),
    (
      good.replacing("\"cards/d.md\"", with: "1️⃣\"cards/linked.md\""),
      "the path 'cards/linked.md' leads through a link; put the file itself there"
    ),
    (good.replacing("[\"d\"]", with: "[1️⃣\"e-e\"]"), "no deck of this course has the id 'e-e'"),
    (
      good.replacing("\"minutes\": 5", with: "\"minutes\": 1️⃣0"),
      "'minutes' is a whole number above 0"
    ),
    (
      good.replacing("\"decks\": [\"d\"]", with: "\"requires\": [1️⃣\"a\"]"),
      "'a' waits for 'a', which waits for it in turn"
    ),
    (
      good.replacing("\"format\": 1", with: "\"format\": 1️⃣2"),
      "this course's format is not 1, the only one that is known"
    ),
  ])
  func `a mistake in the course's file is placed`(marked: String, message: String) {
    let marked = Marked(marked)
    let error = #expect(throws: Diagnostics.self) { try Course(files(marked.text)) }
    #expect(
      error?.all.first?.description == "C/course.json:\(marked.place("1️⃣")): error: \(message)")
  }

  @Test func `a lesson that is not listed is an error`() {
    let error = #expect(throws: Diagnostics.self) {
      try Course(files(Self.good, more: ["lessons/b/lesson.md": "# B"]))
    }
    #expect(error?.all.map(\.message) == ["the lesson 'lessons/b/lesson.md' is not listed"])
  }

  @Test func `a broken lesson does not stop the others`() throws {
    let course = try Course(
      files(Self.good, more: ["lessons/a/lesson.md": "# A\n## A\n```swift rn\n```\n"]))
    #expect(course.lesson("a")?.readable == nil && course.deck("d")?.readable != nil)
    #expect(
      course.diagnostics.map(\.description) == [
        "C/lessons/a/lesson.md:3:10: error: unknown word 'rn' after 'swift'. Did you mean 'run'?"
      ])
  }

  @Test func `mistakes of the lessons are told with those of the course's file`() {
    let error = #expect(throws: Diagnostics.self) {
      try Course(
        files(
          Self.good.replacing("\"minutes\": 5", with: "\"minutes\": 0"),
          more: ["lessons/a/lesson.md": "no title", "cards/d.md": "# D\n# E"]))
    }
    #expect(
      error?.all.map(\.message) == [
        "'minutes' is a whole number above 0",
        "the file needs a title: '# Title' on its first line",
        "the title is given at line 1; use '##' here",
      ])
  }

  @Test func `a card's id is its own in the whole course`() throws {
    let card = "<!-- tutor: card id=a -->\n\n<details><summary>Answer</summary>\n\nA\n\n</details>"
    let course = try Course(
      files(
        Self.good.replacing(
          "\"path\": \"cards/d.md\"}",
          with: "\"path\": \"cards/d.md\"}, {\"id\": \"e\", \"path\": \"cards/e.md\"}"),
        more: [
          "cards/d.md": "# D\n## A\n\(card)\n", "cards/e.md": "# E\n\n## B\n\(card)\n",
        ]))
    #expect(course.deck("d")?.readable?.cards.count == 1)
    #expect(
      course.diagnostics.map(\.description) == [
        "C/cards/e.md:3:1: error: the card id 'a' is taken at C/cards/d.md:2; "
          + "give one of them another"
      ])
  }

  private func files(_ json: String, more: [String: String] = [:]) -> CourseFiles {
    var all = [
      "lessons/a/lesson.md": "# A", "cards/d.md": "# D", "course.json": json, "cards/linked.md": "",
    ]
    all.merge(more) { $1 }
    let texts = all
    return CourseFiles(
      prefix: "C/", read: { texts[$0].map { Array($0.utf8) } },
      list: { texts.keys.filter { $0 != "cards/linked.md" } }, isLinked: { $0 == "cards/linked.md" }
    )
  }
}
