/// A card's identity: its id, which is unique within its course for ever.
public struct CardKey: Hashable, Sendable {
  public var course: String
  public var card: String

  public init(course: String, card: String) {
    self.course = course
    self.card = card
  }
}
