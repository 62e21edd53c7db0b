import LessonEngine

/// Which cards are drilled: of the decks that are open or named, of a topic, of a kind.
struct CardChoice {
  var decks: [String] = []
  var topic: String?
  var kind: Card.Kind?

  /// The cards in the order of their decks; throws where a deck or topic is not there.
  func cards(of course: Course, place: CourseProgress) throws -> [Card] {
    for name in decks where course.deck(name) == nil {
      throw CourseError.noDeck(
        name, suggestion: suggestion(for: name, among: course.decks.map(\.id)))
    }
    let chosen = course.decks.filter { entry in
      decks.isEmpty ? Self.isOpen(entry.id, in: course, place: place) : decks.contains(entry.id)
    }
    let cards = try chosen.flatMap { try $0.content.get().cards }
    if let topic, !cards.contains(where: { $0.topic == topic }) {
      let known = cards.compactMap(\.topic)
      let near = suggestion(for: topic, among: known).map { ". Did you mean '\($0)'?" }
      throw UsageError.invalid("no card has the topic '\(topic)'" + (near ?? "; see 'tutor list'"))
    }
    return cards.filter { card in
      (topic == nil || card.topic == topic) && (kind == nil || card.kind == kind)
    }
  }

  /// A deck that no lesson names is open; the others open with their lesson.
  ///
  /// A lesson is open when all that it requires is done, or when it was begun all the same.
  static func isOpen(_ deck: String, in course: Course, place: CourseProgress) -> Bool {
    let owners = course.lessons.filter { $0.decks.contains(deck) }
    return owners.isEmpty
      || owners.contains { lesson in
        place.lessons[lesson.id] != nil || lesson.requires.allSatisfy { isDone($0, course, place) }
      }
  }

  private static func isDone(_ id: String, _ course: Course, _ place: CourseProgress) -> Bool {
    guard let lesson = course.lesson(id)?.readable else { return false }
    return place[lesson: id].doneCount(of: lesson) == lesson.steps.count
  }
}
