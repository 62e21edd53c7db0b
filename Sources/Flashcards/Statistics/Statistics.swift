/// How it goes: counted from the answers that stand.
public struct Statistics: Hashable, Sendable {
  /// The answers that stand.
  public var reviews: Int
  /// Answers to cards in review, and how many of them were remembered.
  public var recall: Ratio
  /// The same by topic, in the order of the topics.
  public var topics: [Topic]
  /// How many cards of the course are due on each of the next days, today first.
  public var forecast: [Int]
  /// How many answers each of the days had, the oldest first and today last.
  public var calendar: [Int]
  /// Cards that are forgotten again and again, in the order of their decks.
  public var leeches: [String]
  /// Days in a row with an answer, up to today or yesterday.
  public var streak: Int
  public var cards: Cards

  public struct Ratio: Hashable, Sendable {
    public var right: Int
    public var total: Int

    public init(right: Int = 0, total: Int = 0) {
      self.right = right
      self.total = total
    }

    /// Nil where there is nothing to count.
    public var share: Double? { total == 0 ? nil : Double(right) / Double(total) }
  }

  public struct Topic: Hashable, Sendable {
    public var name: String
    public var recall: Ratio
  }

  /// How many cards stand where.
  public struct Cards: Hashable, Sendable {
    public var new = 0
    public var learning = 0
    public var review = 0
    public var suspended = 0

    public init(new: Int = 0, learning: Int = 0, review: Int = 0, suspended: Int = 0) {
      self.new = new
      self.learning = learning
      self.review = review
      self.suspended = suspended
    }
  }

  /// Counts a history; `topics` gives each card's topic, in the order of the decks.
  public init(
    _ history: History, cards: [(id: String, topic: String?)], today: Day, days: Int = 7,
    pastDays: Int = 28
  ) {
    reviews = history.entries.count
    recall = Ratio()
    var byTopic: [String: Ratio] = [:]
    var names: [String] = []
    var topicOf: [String: String] = [:]
    var waiting = [Int](repeating: 0, count: days)
    var standing = Cards()
    for card in cards {
      if let topic = card.topic {
        topicOf[card.id] = topic
        if !names.contains(topic) { names.append(topic) }
      }
      let past = history[card.id]
      if past.isSuspended { standing.suspended += 1 }
      switch Due(after: past.entries) {
      case nil: standing.new += 1
      case .at:
        standing.learning += 1
        if !past.isSuspended, days > 0 { waiting[0] += 1 }
      case .on(let day):
        standing.review += 1
        let ahead = max(0, day.number - today.number)
        if !past.isSuspended, ahead < days { waiting[ahead] += 1 }
      }
    }
    for (card, past) in history.cards {
      for (entry, previous) in zip(past.entries.dropFirst(), past.entries)
      where previous.isInReview {
        recall.count(entry.answer.grade)
        if let topic = topicOf[card] { byTopic[topic, default: Ratio()].count(entry.answer.grade) }
      }
    }
    topics = names.map { Topic(name: $0, recall: byTopic[$0] ?? Ratio()) }
    forecast = waiting
    self.cards = standing
    leeches = cards.map(\.id).filter { history[$0].isLeech }
    var answered = [Int](repeating: 0, count: pastDays)
    for entry in history.entries {
      let back = today.number - entry.day.number
      if (0..<pastDays).contains(back) { answered[pastDays - 1 - back] += 1 }
    }
    calendar = answered
    let active = Set(history.entries.map(\.day))
    var day = active.contains(today) ? today : today.adding(-1)
    var streak = 0
    while active.contains(day) {
      streak += 1
      day = day.adding(-1)
    }
    self.streak = streak
  }
}

extension Statistics.Ratio {
  fileprivate mutating func count(_ grade: Grade) {
    total += 1
    if grade.isRecalled { right += 1 }
  }
}
