/// One drill: which card is asked, what each grade would grant, and what is to be written down.
///
/// Pure: it returns events for the log and is told when they are there.
public struct ReviewSession: Sendable {
  public let course: String
  public private(set) var history: History
  public private(set) var summary = Summary()
  /// The card that is asked now.
  public private(set) var current: String?
  private var queue: ReviewQueue
  private let scheduler: Scheduler
  /// At most this many answers; nil for no end.
  private let limit: Int?
  /// Drills everything once, whatever is due, and writes nothing down.
  private var crammed: [String]?
  private var undoable: [History.Entry] = []

  /// What a drill came to.
  public struct Summary: Hashable, Sendable {
    public var answers = 0
    public var right = 0
    public var again: Int { answers - right }
    /// In milliseconds.
    public var duration = 0
    /// Cards that this drill found to be forgotten again and again.
    public var leeches: [String] = []
  }

  /// The time that an event carries.
  public struct Moment: Hashable, Sendable {
    public var instant: Instant
    public var day: Day

    public init(_ instant: Instant, day: Day) {
      self.instant = instant
      self.day = day
    }
  }

  public init(
    course: String, cards: [String], history: History, limits: DailyLimits, scheduler: Scheduler,
    limit: Int? = nil, isCram: Bool = false
  ) {
    self.course = course
    self.history = history
    self.scheduler = scheduler
    self.limit = limit
    queue = ReviewQueue(cards: cards, limits: limits)
    crammed = isCram ? cards.filter { !history[$0].isSuspended } : nil
  }

  /// Whether the drill leaves no trace.
  public var isCram: Bool { crammed != nil }

  /// Chooses the next card; what else there is to say where there is none.
  public mutating func advance(_ now: Moment) -> ReviewQueue.Next {
    current = nil
    if let limit, summary.answers >= limit { return .nothing(next: nil) }
    let next: ReviewQueue.Next
    if let crammed {
      next = crammed.first.map { .card($0) } ?? .nothing(next: nil)
    } else {
      next = queue.next(history, at: now.instant, today: now.day)
    }
    if case .card(let card) = next { current = card }
    return next
  }

  /// How many cards wait.
  public func counts(_ now: Moment) -> ReviewQueue.Counts {
    if let crammed { return ReviewQueue.Counts(reviews: crammed.count) }
    return queue.counts(history, at: now.instant, today: now.day)
  }

  /// What each grade would grant the current card: exactly what it will be granted.
  public func choices(_ now: Moment) -> Grades<Interval>? {
    guard let current else { return nil }
    let outcomes = outcomes(of: current, now)
    return Grades { outcomes[$0].interval }
  }

  /// Answers the current card; the event goes to the log, and then to `note`.
  ///
  /// Nil where nothing is asked, or nothing is to be written down.
  public mutating func answer(
    _ grade: Grade, duration: Int, _ now: Moment
  ) -> Event.Kind? {
    guard let current else { return nil }
    let outcomes = outcomes(of: current, now)
    summary.answers += 1
    summary.duration += duration
    if grade.isRecalled { summary.right += 1 }
    if crammed != nil {
      crammed?.removeFirst()
      if grade == .again { crammed?.append(current) }
      self.current = nil
      return nil
    }
    self.current = nil
    return .answer(
      Answer(
        card: current, grade: grade, duration: duration, granted: outcomes[grade].interval))
  }

  /// Takes the last answer of this drill back; nil where there is none.
  public func undo() -> Event.Kind? {
    undoable.last.map { .undo($0.id) }
  }

  /// Puts the current card away until it is resumed, or until tomorrow.
  public func suspend() -> Event.Kind? { isCram ? nil : current.map { .suspend(card: $0) } }
  public func bury() -> Event.Kind? { isCram ? nil : current.map { .bury(card: $0) } }

  /// Notes an event that the log now holds.
  public mutating func note(_ event: Event) {
    history.add(event)
    switch event.kind {
    case .answer:
      guard let entry = history.entries.last else { return }
      undoable.append(entry)
      let card = entry.answer.card
      if history[card].lastNotesLeech, !summary.leeches.contains(card) {
        summary.leeches.append(card)
      }
    case .undo(let id):
      guard let index = undoable.lastIndex(where: { $0.id == id }) else { return }
      let entry = undoable.remove(at: index)
      summary.answers -= 1
      summary.duration -= entry.answer.duration
      if entry.answer.grade.isRecalled { summary.right -= 1 }
      summary.leeches.removeAll { !history[$0].isLeech }
      current = entry.answer.card
    case .suspend, .bury: current = nil
    default: break
    }
  }

  private func outcomes(of card: String, _ now: Moment) -> Grades<Scheduler.Outcome> {
    scheduler.choices(
      for: CardKey(course: course, card: card), after: history[card].entries, on: now.day)
  }
}
