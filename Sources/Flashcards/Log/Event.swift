/// Something that happened to a learner's cards; the log of events is the truth.
public struct Event: Hashable, Sendable {
  /// An event's identity: counted by the device that it happened on.
  public struct ID: Hashable, Comparable, Sendable {
    public var device: String
    public var sequence: Int

    public init(device: String, sequence: Int) {
      self.device = device
      self.sequence = sequence
    }

    public static func < (left: ID, right: ID) -> Bool {
      (left.device, left.sequence) < (right.device, right.sequence)
    }
  }

  public enum Kind: Hashable, Sendable {
    case answer(Answer)
    /// Takes an answer back.
    case undo(ID)
    /// Keeps a card out of the queue until it is resumed.
    case suspend(card: String)
    case resume(card: String)
    /// Keeps a card out of the queue until the next day.
    case bury(card: String)
    /// New weights to remember with, fitted or given.
    case weights([Double])
    /// New daily limits.
    case limits(DailyLimits)
  }

  public var id: ID
  public var course: String
  public var at: Instant
  public var day: Day
  public var kind: Kind

  public init(id: ID, course: String, at: Instant, day: Day, kind: Kind) {
    self.id = id
    self.course = course
    self.at = at
    self.day = day
    self.kind = kind
  }
}

/// An answer to a card.
public struct Answer: Hashable, Sendable {
  public var card: String
  public var grade: Grade
  /// How long it took, in milliseconds.
  public var duration: Int
  /// The interval that was granted: when the card is due is read from here.
  public var granted: Interval

  public init(card: String, grade: Grade, duration: Int, granted: Interval) {
    self.card = card
    self.grade = grade
    self.duration = duration
    self.granted = granted
  }
}

/// How many cards a day asks for at most.
public struct DailyLimits: Hashable, Sendable {
  public var new: Int
  public var reviews: Int

  public init(new: Int = 20, reviews: Int = 200) {
    self.new = new
    self.reviews = reviews
  }
}
