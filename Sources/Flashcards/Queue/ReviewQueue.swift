/// Which card comes next: what is due, then new cards among them, as a day's limits allow.
public struct ReviewQueue: Sendable {
  /// The cards that may be asked, in the order of their decks.
  public var cards: [String]
  public var limits: DailyLimits
  /// How far ahead of its time a learning card is shown when nothing else is left, in seconds.
  public static let learnAhead: Double = 20 * 60

  public init(cards: [String], limits: DailyLimits) {
    self.cards = cards
    self.limits = limits
  }

  /// What to do now.
  public enum Next: Hashable, Sendable {
    case card(String)
    /// Nothing is to be asked; when the next card is due, where there is one.
    case nothing(next: Due?)
  }

  /// How many cards wait, by what they are.
  public struct Counts: Hashable, Sendable {
    public var learning = 0
    public var reviews = 0
    public var new = 0

    public var total: Int { learning + reviews + new }
  }

  /// The next card at an instant.
  public func next(_ history: History, at now: Instant, today: Day) -> Next {
    let waiting = Waiting(self, history, now, today)
    if let card = waiting.learning.first { return .card(card.card) }
    if let card = waiting.mixed(
      introduced: newToday(history, today), reviewed: reviewsToday(history, today))
    {
      return .card(card)
    }
    if let early = waiting.later.first, early.at <= now.adding(seconds: Self.learnAhead) {
      return .card(early.card)
    }
    return .nothing(next: nextDue(history, waiting, today))
  }

  /// How many cards wait at an instant, within the day's limits.
  public func counts(_ history: History, at now: Instant, today: Day) -> Counts {
    let waiting = Waiting(self, history, now, today)
    let soon = waiting.later.filter { $0.at <= now.adding(seconds: Self.learnAhead) }
    return Counts(
      learning: waiting.learning.count + soon.count, reviews: waiting.reviews.count,
      new: waiting.new.count)
  }

  private func nextDue(_ history: History, _ waiting: Waiting, _ today: Day) -> Due? {
    if let later = waiting.later.first { return .at(later.at) }
    var days: [Day] = []
    var hasNew = false
    for card in cards {
      let past = history[card]
      guard !past.isSuspended else { continue }
      switch Due(after: past.entries) {
      case .on(let day): days.append(max(day, today.adding(1)))
      case .at: days.append(today.adding(1))
      case nil: hasNew = true
      }
    }
    if hasNew, limits.new > 0 { days.append(today.adding(1)) }
    return days.min().map { .on($0) }
  }

  /// How many cards were met for the first time today.
  func newToday(_ history: History, _ today: Day) -> Int {
    history.cards.values.count { $0.entries.first?.day == today }
  }

  /// How many answers today were to cards in review.
  func reviewsToday(_ history: History, _ today: Day) -> Int {
    history.cards.values.reduce(0) { count, card in
      // Few of all the cards were answered today: the others are not gone through.
      guard card.entries.last?.day == today else { return count }
      return count
        + zip(card.entries.dropFirst(), card.entries).count { entry, previous in
          entry.day == today && previous.isInReview
        }
    }
  }
}

/// The cards of a queue, sorted by what they wait for.
private struct Waiting {
  var learning: [(card: String, at: Instant)] = []
  /// Learning cards whose time has not come.
  var later: [(card: String, at: Instant)] = []
  var reviews: [String] = []
  var new: [String] = []

  init(_ queue: ReviewQueue, _ history: History, _ now: Instant, _ today: Day) {
    var due: [(card: String, day: Day)] = []
    for card in queue.cards {
      let past = history[card]
      guard !past.isSuspended, past.buriedOn != today else { continue }
      switch Due(after: past.entries) {
      case .at(let instant) where instant <= now: learning.append((card, instant))
      case .at(let instant): later.append((card, instant))
      case .on(let day) where day <= today: due.append((card, day))
      case .on: break
      case nil: new.append(card)
      }
    }
    learning.sort { ($0.at, $0.card) < ($1.at, $1.card) }
    later.sort { ($0.at, $0.card) < ($1.at, $1.card) }
    // What has waited longest comes first.
    due.sort { ($0.day, $0.card) < ($1.day, $1.card) }
    let reviewsLeft = max(0, queue.limits.reviews - queue.reviewsToday(history, today))
    let newLeft = max(0, queue.limits.new - queue.newToday(history, today))
    reviews = due.prefix(reviewsLeft).map(\.card)
    new = Array(new.prefix(newLeft))
  }

  /// Spreads new cards evenly among reviews: with a reviews and b new cards, one is new when
  /// (j + 1)(a + 1)/(b + 1) < i + 1, counting i reviews and j new ones so far.
  func mixed(introduced: Int, reviewed: Int) -> String? {
    guard let review = reviews.first else { return new.first }
    guard let fresh = new.first else { return review }
    let ratio = Double(reviews.count + reviewed + 1) / Double(new.count + introduced + 1)
    return Double(introduced + 1) * ratio < Double(reviewed + 1) ? fresh : review
  }
}
