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
    for event in Self.ordered(events) where !undone.contains(event.id) {
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

  /// The events by time, but each device's own ones as it counted them: a clock that went back
  /// makes the later answer carry the earlier instant.
  private static func ordered(_ events: [Event]) -> [Event] {
    var latest: [String: Instant] = [:]
    let placed = events.sorted { $0.id < $1.id }.map { event in
      let place = max(event.at, latest[event.id.device] ?? event.at)
      latest[event.id.device] = place
      return (place: place, event: event)
    }
    return placed.sorted { ($0.place, $0.event.id) < ($1.place, $1.event.id) }.map(\.event)
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
