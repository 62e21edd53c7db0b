/// A course: lessons in order, and decks.
public struct Course: Hashable, Sendable {
  public var id: String
  public var title: String
  public var settings: CompilerSettings
  public var lessons: [Entry<Lesson>]
  public var decks: [Entry<Deck>]

  /// A lesson or deck, or what keeps it from being read: a broken one does not stop the others.
  public struct Entry<Content: Hashable & Sendable>: Hashable, Sendable {
    public var id: String
    public var path: String
    /// How long a lesson takes; 0 for a deck.
    public var minutes: Int
    /// The lessons that come before this one.
    public var requires: [String]
    /// The decks that a lesson opens.
    public var decks: [String]
    public var content: Result<Content, Diagnostics>

    /// The content, where it could be read.
    public var readable: Content? { try? content.get() }
  }

  /// All that is wrong with lessons and decks, in the order of the course.
  public var diagnostics: [Diagnostic] {
    let lessons = lessons.flatMap { $0.content.problems }
    let decks = decks.flatMap { $0.content.problems }
    return lessons + decks
  }

  /// The lesson with an id, whether or not it could be read.
  public func lesson(_ id: String) -> Entry<Lesson>? { lessons.first { $0.id == id } }

  /// The deck with an id, whether or not it could be read.
  public func deck(_ id: String) -> Entry<Deck>? { decks.first { $0.id == id } }
}

extension Result where Failure == Diagnostics {
  fileprivate var problems: [Diagnostic] {
    if case .failure(let found) = self { found.all } else { [] }
  }
}
