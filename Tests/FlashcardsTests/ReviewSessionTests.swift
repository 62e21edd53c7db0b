import Flashcards
import Testing

@Suite struct ReviewSessionTests {
  /// A drill with its log in memory, and a clock that is moved by hand.
  struct Drill {
    let log: ReviewLog
    var session: ReviewSession
    var now: Instant
    var day: Day

    init(
      _ cards: [String], limits: DailyLimits = DailyLimits(), log: ReviewLog? = nil,
      day: Int = 20_000, isCram: Bool = false
    ) throws {
      self.log = try log ?? ReviewLog(path: ":memory:", newDevice: "here")
      self.day = Day(number: day)
      now = Instant(milliseconds: Int64(day) * 86_400_000 + 43_200_000)
      session = ReviewSession(
        course: "c", cards: cards, history: History(try self.log.events(course: "c")),
        limits: limits, scheduler: try Scheduler(), isCram: isCram)
    }

    var moment: ReviewSession.Moment { ReviewSession.Moment(now, day: day) }

    mutating func next() -> String {
      switch session.advance(moment) {
      case .card(let card): card
      case .nothing(let next): next.map { "nothing until \($0)" } ?? "nothing"
      }
    }

    mutating func keep(_ kind: Event.Kind?) throws {
      guard let kind else { return }
      session.note(try log.append(kind, course: "c", at: now, day: day))
    }

    mutating func answer(_ grade: Grade) throws {
      try keep(session.answer(grade, duration: 1000, moment))
      now = now.adding(seconds: 1)
    }
  }

  @Test func `new cards come in order, and learning cards when their time has come`() throws {
    var drill = try Drill(["a", "b"])
    #expect(drill.next() == "a")
    try drill.answer(.again)
    #expect(drill.next() == "b")
    try drill.answer(.easy)
    // Nothing else is left: the card in learning comes early.
    #expect(drill.next() == "a")
    try drill.answer(.good)
    #expect(drill.next() == "a")
    try drill.answer(.good)
    #expect(drill.next().hasPrefix("nothing until on("))
    #expect(drill.session.summary.answers == 4 && drill.session.summary.again == 1)
  }

  @Test func `what a grade shows is what it grants`() throws {
    var drill = try Drill(["a"])
    for _ in 0..<12 {
      guard drill.next() == "a" else {
        drill.day = drill.day.adding(400)
        continue
      }
      let shown = try #require(drill.session.choices(drill.moment))
      try drill.answer(.good)
      #expect(drill.session.history.entries.last?.answer.granted == shown.good)
    }
  }

  @Test func `an undone answer is asked again, and stands no more`() throws {
    var drill = try Drill(["a", "b"])
    _ = drill.next()
    try drill.answer(.good)
    #expect(drill.next() == "b")
    try drill.keep(drill.session.undo())
    #expect(drill.session.current == "a" && drill.session.summary.answers == 0)
    #expect(drill.session.undo() == nil)
    try drill.answer(.easy)
    let history = History(try drill.log.events(course: "c"))
    #expect(history.entries.map(\.answer.grade) == [.easy])
  }

  @Test func `limits hold for the day, across drills, and 0 is a limit`() throws {
    var first = try Drill(["a", "b", "c"], limits: DailyLimits(new: 1, reviews: 10))
    #expect(first.next() == "a")
    try first.answer(.easy)
    #expect(first.next().hasPrefix("nothing"))
    var second = try Drill(
      ["a", "b", "c"], limits: DailyLimits(new: 1, reviews: 10), log: first.log)
    #expect(second.next().hasPrefix("nothing"))
    var tomorrow = try Drill(
      ["a", "b", "c"], limits: DailyLimits(new: 1, reviews: 10), log: first.log, day: 20_001)
    #expect(tomorrow.next() == "b")
    var none = try Drill(["a"], limits: DailyLimits(new: 0, reviews: 0))
    #expect(none.next() == "nothing")
  }

  @Test func `a card that is forgotten again and again is named in the summary`() throws {
    var drill = try Drill(["a"], limits: DailyLimits(new: 1, reviews: 10))
    _ = drill.next()
    try drill.answer(.easy)
    for lapse in 1...8 {
      drill.day = drill.day.adding(40_000)
      #expect(drill.next() == "a")
      try drill.answer(.again)
      #expect(drill.session.summary.leeches == (lapse == 8 ? ["a"] : []))
      #expect(drill.next() == "a")
      try drill.answer(.easy)
    }
    for _ in 1...2 { try drill.keep(drill.session.undo()) }
    #expect(drill.session.summary.leeches.isEmpty)
  }

  @Test func `a suspended card stays away, a buried one until tomorrow`() throws {
    var drill = try Drill(["a", "b"])
    _ = drill.next()
    try drill.keep(drill.session.suspend())
    #expect(drill.next() == "b")
    try drill.keep(drill.session.bury())
    #expect(drill.next().hasPrefix("nothing"))
    drill.day = drill.day.adding(1)
    #expect(drill.next() == "b")
  }

  @Test func `cramming asks everything and writes nothing down`() throws {
    var drill = try Drill(["a", "b"], isCram: true)
    #expect(drill.next() == "a")
    try drill.answer(.again)
    #expect(drill.next() == "b")
    try drill.answer(.good)
    #expect(drill.next() == "a")
    try drill.answer(.good)
    #expect(drill.next() == "nothing")
    #expect(try drill.log.events(course: "c").isEmpty)
  }

  @Test func `two logs united give one history in either order`() throws {
    func event(_ device: String, _ sequence: Int, _ at: Int64, _ kind: Event.Kind) -> Event {
      Event(
        id: Event.ID(device: device, sequence: sequence), course: "c",
        at: Instant(milliseconds: at), day: Day(number: 20_000 + Int(at)), kind: kind)
    }
    let answer = Answer(card: "a", grade: .good, duration: 1, granted: .days(2))
    let one = [
      event("x", 1, 1, .answer(answer)),
      event("x", 2, 4, .undo(Event.ID(device: "y", sequence: 1))),
    ]
    let two = [event("y", 1, 2, .answer(answer)), event("y", 2, 3, .answer(answer))]
    let scheduler = try Scheduler()
    let states = [one + two, two + one, (one + two).reversed()].map { events in
      scheduler.state(after: History(events)["a"].entries)
    }
    #expect(Set(states).count == 1)
    #expect(History(one + two).entries.map(\.id.device) == ["x", "y"])
  }

  @Test func `memory stays finite whatever the gaps`() throws {
    let scheduler = try Scheduler()
    var seed: UInt64 = 7
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<200 {
      var entries: [History.Entry] = []
      var day = 20_000
      for sequence in 1...30 {
        day += [0, 1, -5, 36_500, random(400)][random(5)]
        let grade = try #require(Grade(rawValue: 1 + random(4)))
        entries.append(
          History.Entry(
            id: Event.ID(device: "x", sequence: sequence), at: Instant(milliseconds: 0),
            day: Day(number: day),
            answer: Answer(card: "a", grade: grade, duration: 0, granted: .days(1))))
      }
      let memory = try #require(scheduler.state(after: entries)).memory
      #expect(memory.stability.isFinite && memory.stability >= 0.001)
      #expect((1...10).contains(memory.difficulty))
    }
  }
}

@Suite struct StatisticsTests {
  @Test func `answers that stand are counted, by topic and day`() throws {
    let today = Day(number: 20_010)
    var sequence = 0
    func answer(_ card: String, _ grade: Grade, _ day: Int, _ granted: Interval) -> Event {
      sequence += 1
      return Event(
        id: Event.ID(device: "x", sequence: sequence), course: "c",
        at: Instant(milliseconds: Int64(day) * 86_400_000), day: Day(number: day),
        kind: .answer(Answer(card: card, grade: grade, duration: 1, granted: granted)))
    }
    let history = History([
      answer("a", .easy, 20_000, .days(8)), answer("a", .good, 20_008, .days(3)),
      answer("b", .easy, 20_001, .days(8)), answer("b", .again, 20_009, .seconds(600)),
    ])
    let found = Statistics(
      history, cards: [("a", "@State"), ("b", "@Binding"), ("c", nil)], today: today)
    #expect(found.reviews == 4)
    #expect(found.recall == Statistics.Ratio(right: 1, total: 2))
    #expect(
      found.topics.map { "\($0.name) \($0.recall.right)/\($0.recall.total)" } == [
        "@State 1/1", "@Binding 0/1",
      ])
    #expect(found.forecast == [1, 1, 0, 0, 0, 0, 0])
    #expect(found.streak == 2)
    #expect(found.calendar.count == 28)
    #expect(Array(found.calendar.suffix(12)) == [0, 1, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0])
    #expect(found.leeches.isEmpty)
    #expect(found.cards == Statistics.Cards(new: 1, learning: 1, review: 1))
  }
}
