/// A course with two lessons and a deck, written for these tests.
enum SmallCourse {
  static let manifest = """
    {
      "format": 1, "id": "small", "title": "A small course", "swift": 6,
      "lessons": [
        { "id": "first", "path": "lessons/first/lesson.md", "minutes": 5, "decks": ["deck"] },
        { "id": "second", "path": "lessons/second/lesson.md", "requires": ["first"] }
      ],
      "decks": [ { "id": "deck", "path": "cards/deck.md" } ]
    }
    """

  static let first = """
    # First steps

    An introduction of one sentence.

    ## Two lines

    A program prints.

    ```swift run name=pair
    print("one")
    print("two")
    ```
    ```output
    one
    two
    ```

    How many lines?

    - [ ] 1
      > No: there are two calls.
    - [x] 2
      > Yes, one a call.

    Two calls, two lines: print ends each.

    <details><summary>Hint</summary>

    Count the calls.

    </details>

    <details><summary>Hint</summary>

    There is one a line.

    </details>

    <details><summary>Answer</summary>

    Two lines come.

    </details>

    ## Nothing to run

    Only words here.
    """

  static let second = """
    # Second steps

    ## Alone

    One step.
    """

  static let deck = """
    # Sums and picks

    ## Sum
    <!-- tutor: card id=sum topic="Sums" kind=recall -->

    What is one and one?

    <details><summary>Answer</summary>

    It makes two.

    </details>

    ## Pick
    <!-- tutor: card id=pick topic="Picks" kind=trick -->

    Which of these?

    - [ ] this
      > Not this.
    - [x] that
      > That it is.

    <details><summary>Answer</summary>

    The second one.

    </details>

    ## Type
    <!-- tutor: card id=type topic="Types" kind=write accept="3" accept="`a+b`" -->

    How many sides?

    <details><summary>Answer</summary>

    Three sides.

    </details>
    """

  /// Writes the course to the world's `Content`.
  static func write(to world: World) throws {
    try world.write(manifest, to: "Content/course.json")
    try world.write(first, to: "Content/lessons/first/lesson.md")
    try world.write(second, to: "Content/lessons/second/lesson.md")
    try world.write(deck, to: "Content/cards/deck.md")
  }
}
