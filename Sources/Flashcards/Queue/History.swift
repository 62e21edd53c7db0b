/// What a log says of each card: the answers that stand, and what keeps a card from being asked.
///
/// A pure function of the events, whatever the order in which two devices' logs were united.
public struct History: Sendable {
  /// One answer that stands.
  public struct Entry: Hashable, Sendable {
    public var id: Event.ID
    public var at: Instant
    public var day: Day
    public var answer: Answer

    public init(id: Event.ID, at: Instant, day: Day, answer: Answer) {
      self.id = id
      self.at = at
      self.day = day
      self.answer = answer
    }
  }

  /// One card's past.
  public struct CardHistory: Sendable {
    public var entries: [Entry] = []
    public var isSuspended = false
    public var buriedOn: Day?
  }

  public private(set) var cards: [String: CardHistory] = [:]
  /// The weights that were set last; nil for the standard ones.
  public private(set) var weights: [Double]?
  /// The limits that were set last.
  public private(set) var limits = DailyLimits()
  /// The answers that stand, in their order.
  public private(set) var entries: [Entry] = []

  public init(_ events: [Event] = []) {
    var undone: Set<Event.ID> = []
    for event in events {
      if case .undo(let id) = event.kind { undone.insert(id) }
    }
    for event in events.sorted(by: Self.isBefore) where !undone.contains(event.id) {
      apply(event)
    }
  }

  /// Adds an event that happened after all others.
  public mutating func add(_ event: Event) {
    if case .undo(let id) = event.kind {
      takeBack(id)
    } else {
      apply(event)
    }
  }

  /// The card's past; empty for a card that was never met.
  public subscript(card: String) -> CardHistory { cards[card] ?? CardHistory() }

  private static func isBefore(_ left: Event, _ right: Event) -> Bool {
    (left.at, left.id) < (right.at, right.id)
  }

  private mutating func apply(_ event: Event) {
    switch event.kind {
    case .answer(let answer):
      let entry = Entry(id: event.id, at: event.at, day: event.day, answer: answer)
      cards[answer.card, default: CardHistory()].entries.append(entry)
      entries.append(entry)
    case .suspend(let card): cards[card, default: CardHistory()].isSuspended = true
    case .resume(let card): cards[card, default: CardHistory()].isSuspended = false
    case .bury(let card): cards[card, default: CardHistory()].buriedOn = event.day
    case .weights(let weights): self.weights = weights
    case .limits(let limits): self.limits = limits
    case .undo: break
    }
  }

  private mutating func takeBack(_ id: Event.ID) {
    guard let index = entries.lastIndex(where: { $0.id == id }) else { return }
    let card = entries.remove(at: index).answer.card
    cards[card]?.entries.removeAll { $0.id == id }
  }
}

extension Scheduler {
  /// What is remembered of a card after its answers; nil for a card that was never answered.
  ///
  /// The days between two answers are days of the local calendar, never below 0.
  public func state(after entries: [History.Entry]) -> CardState? {
    var state: CardState?
    var last: Day?
    for entry in entries {
      let elapsed = last.map { entry.day.daysSince($0) } ?? 0
      state = answer(state, entry.answer.grade, elapsedDays: elapsed).state
      last = max(entry.day, last ?? entry.day)
    }
    return state
  }
}
