import LessonEngine
import TestSupport
import Testing

@Suite struct DeckReaderTests {
  @Test func `a fill card knows its hole, its answers and its mistakes`() throws {
    let deck = try Deck(
      id: "d", path: "d.md",
      markdown: """
        # Deck

        ## A switch
        <!-- tutor: card id=own-a-switch topic="@State" kind=write -->

        Declare it.

        ```swift fill
        struct Reminder: View {
            <#declaration#>
            var body: some View { Toggle("On", isOn: $remind) }
        }
        #Preview { Reminder() }
        ```
        ```session
        > toggle "On"
        ```

        <details><summary>Answer</summary>

        ```swift answer
        @State private var remind = false
        ```
        ```swift wrong
        @Binding var remind: Bool
        ```
        > Nobody owns it.

        The view owns it.

        </details>

        Sources: none
        """.utf8)
    let card = try #require(deck.cards.first)
    #expect(card.kind == .write && card.topic == "@State")
    #expect(card.programs == ["line-8-answer-1", "line-8-wrong-1"])
    #expect(deck.claims.programs.map(\.proof) == [.holds, .isRefuted(because: nil)])
    #expect(deck.claims.programs.allSatisfy { $0.expectations.sessions.count == 1 })
    guard case .filled(let fill) = card.form else {
      Issue.record("the card is not filled in")
      return
    }
    #expect(fill.mistakes.map(\.reply.count) == [1])
    let program = fill.program(filledWith: "@State private var remind = true")
    #expect(
      program?.units.last?.text.contains("    @State private var remind = true\n    var body")
        == true)
  }

  @Test(arguments: [
    (
      "accept=\"3\" accept=\"three\"",
      "typed([LessonEngine.AcceptedAnswer.words(\"3\"), LessonEngine.AcceptedAnswer.words(\"three\")])"
    ),
    ("accept=\"`a.b`\"", "typed([LessonEngine.AcceptedAnswer.code(\"a.b\")])"),
    ("kind=trick", "turned"),
  ])
  func `how a card is answered follows from what it holds`(keys: String, form: String) throws {
    let deck = try Deck(
      id: "d", path: "d.md",
      markdown:
        "# T\n## A\n<!-- tutor: card id=a \(keys) -->\nQ\n\n<details><summary>Answer</summary>\n\nA\n\n</details>\n"
        .utf8)
    #expect(deck.cards.first.map { "\($0.form)" } == form)
  }

  @Test(arguments: [
    ("1️⃣## A\n\ntext\n", "a card needs <!-- tutor: card id=… --> right under its heading"),
    (
      "1️⃣## A\n<!-- tutor: card id=a -->\n\ntext\n",
      "the card has no <details><summary>Answer</summary> … </details>"
    ),
    (
      "text\n\n1️⃣# Deck again\n", "the title is given at line 1; use '##' here"
    ),
    (
      "```swift 1️⃣rn\n```\n", "unknown word 'rn' after 'swift'. Did you mean 'run'?"
    ),
    (
      "## A\n<!-- tutor: card id=a -->\n\n1️⃣```swift wrong\n```\n<details><summary>Answer</summary>\n\nA\n\n</details>\n",
      "'swift wrong' has no 'swift fill' above it on this card"
    ),
    (
      "## A\n<!-- tutor: card id=a -->\n\n1️⃣```swift fill\nlet a = 1\n```\n\n<details>"
        + "<summary>Answer</summary>\n\n```swift answer\n1\n```\n\n</details>\n",
      "a 'fill' needs exactly one hole, <#like this#>"
    ),
    (
      "## A\n<!-- tutor: card id=a -->\n\n1️⃣```swift fill\n<#a#>\n```\n\n<details>"
        + "<summary>Answer</summary>\n\nA\n\n</details>\n",
      "a 'fill' needs a 'swift answer' on the back"
    ),
    (
      "## A\n<!-- tutor: card id=a kind=1️⃣trik -->\n\n<details><summary>Answer</summary>\n\n</details>\n",
      "unknown kind 'trik', not one of recall, write, trick, interview. Did you mean 'trick'?"
    ),
  ])
  func `a mistake in a card is placed`(marked: String, message: String) {
    let marked = Marked("# Deck\n\n" + marked)
    let error = #expect(throws: Diagnostics.self) {
      try Deck(id: "d", path: "d.md", markdown: marked.text.utf8)
    }
    #expect(error?.description == "d.md:\(marked.place("1️⃣")): error: \(message)")
  }

  @Test(arguments: [
    (AcceptedAnswer.words("3"), " 3\u{A0}", true), (.words("é"), "e\u{301}", true),
    (.words("at once"), "at\u{A0}once", true), (.words("3"), "4", false),
    (.words("Three"), "three", false), (.code("a.b"), "a . b // mine", true),
    (.code("a.b"), "a.c", false),
  ])
  func `a typed answer is compared as its kind wants`(
    answer: AcceptedAnswer, typed: String, isAccepted: Bool
  ) {
    #expect(answer.accepts(typed) == isAccepted)
  }

  @Test func `a known mistake is answered however it is spelt`() throws {
    let deck = try Deck(
      id: "d", path: "d.md",
      markdown: """
        # Deck
        ## A
        <!-- tutor: card id=a kind=interview -->
        ```swift fill
        <#a#>
        ```
        <details><summary>Answer</summary>

        ```swift answer
        let a = 1
        ```
        ```swift wrong
        var a = 1
        ```
        > Nothing changes it.

        1. One
        2. Two

        - Three

        </details>
        """.utf8)
    let card = try #require(deck.cards.first)
    #expect(card.points.count == 2)
    guard case .filled(let fill) = card.form else {
      Issue.record("the card is not filled in")
      return
    }
    #expect(fill.reply(to: "var  a=1 // so")?.count == 1)
    #expect(fill.reply(to: "let a = 1") == nil)
  }

  @Test func `a deck in JSON has the same cards`() throws {
    let deck = try Deck(
      id: "d", path: "d.json",
      json: Array(
        """
        {"title": "T", "cards": [{"id": "a", "topic": "@State", "kind": "trick",
          "front": "What?", "back": "That.", "accept": ["3"], "sources": ["https://a.b"]}]}
        """.utf8))
    #expect(deck.title == "T" && deck.cards.map(\.id) == ["a"])
    #expect(deck.cards.first?.form == .typed([.words("3")]))
    #expect(deck.cards.first?.back.elements.count == 2)
  }
}
