import Testing

@testable import Flashcards

@Suite struct HistoryTests {
  @Test func `after a clock went back, the answer that was given last decides`() throws {
    let events = [
      answer(1, .good, at: 5_000, day: 20_002, .days(2)),
      answer(2, .good, at: 1_000, day: 20_000, .days(9)),
    ]
    let entries = History(events.reversed())["a"].entries
    #expect(entries.map(\.id.sequence) == [1, 2])
    #expect(Due(after: entries) == .on(Day(number: 20_009)))
  }

  @Test func `days on which the clock was back count once`() throws {
    let scheduler = try Scheduler()
    let events = [
      answer(1, .easy, at: 0, day: 20_010, .days(8)),
      answer(2, .good, at: 1, day: 20_000, .days(8)),
    ]
    let entries = History(events)["a"].entries
    let key = CardKey(course: "c", card: "a")
    // Ten days later by the clock, but no day after the latest one that was seen.
    let choices = scheduler.choices(for: key, after: entries, on: Day(number: 20_010))
    let state = try #require(scheduler.state(after: entries))
    #expect(choices.good.state == scheduler.answer(state, .good, elapsedDays: 0).state)
  }

  @Test func `replaying the log gives what happened step by step`() throws {
    var random = Seeded(state: 11)
    let scheduler = try Scheduler()
    for _ in 0..<100 {
      var events: [Event] = []
      var live = History()
      var day = 20_000
      for sequence in 1...40 {
        day += [0, 0, 1, 3, -2, 200][Int.random(in: 0..<6, using: &random)]
        let event = try randomEvent(sequence, day: day, after: live, &random)
        events.append(event)
        live.add(event)
      }
      let replayed = History(events.shuffled(using: &random))
      #expect(replayed.entries == live.entries)
      #expect(replayed.limits == live.limits && replayed.weights == live.weights)
      for card in ["a", "b"] {
        #expect(replayed[card].entries == live[card].entries)
        #expect(replayed[card].isSuspended == live[card].isSuspended)
        #expect(replayed[card].buriedOn == live[card].buriedOn)
        #expect(
          scheduler.state(after: replayed[card].entries)
            == scheduler.state(after: live[card].entries))
      }
    }
  }

  @Test func `a card that is forgotten eight times in review is a leech`() {
    var events: [Event] = []
    for lapse in 0..<12 {
      events.append(answer(2 * lapse + 1, .good, at: Int64(2 * lapse), day: 20_000, .days(1)))
      events.append(
        answer(2 * lapse + 2, .again, at: Int64(2 * lapse + 1), day: 20_000, .seconds(600)))
    }
    let noted = (1...12).filter { lapses in
      History(Array(events.prefix(2 * lapses)))["a"].lastNotesLeech
    }
    #expect(noted == [8, 12])
    let seven = History(Array(events.prefix(14)))["a"]
    #expect(seven.lapses == 7 && !seven.isLeech)
    let twelve = History(events)["a"]
    #expect(twelve.lapses == 12 && twelve.isLeech)
  }

  private func answer(
    _ sequence: Int, _ grade: Grade, at: Int64, day: Int, _ granted: Interval, card: String = "a"
  ) -> Event {
    Event(
      id: Event.ID(device: "x", sequence: sequence), course: "c", at: Instant(milliseconds: at),
      day: Day(number: day),
      kind: .answer(Answer(card: card, grade: grade, duration: 1, granted: granted)))
  }

  private func randomEvent(
    _ sequence: Int, day: Int, after history: History, _ random: inout Seeded
  ) throws -> Event {
    let card = Bool.random(using: &random) ? "a" : "b"
    let at = Int64(day) * 86_400_000
    var event = answer(
      sequence, try #require(Grade.allCases.randomElement(using: &random)), at: at, day: day,
      Bool.random(using: &random) ? .days(3) : .seconds(60), card: card)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: event.kind = .suspend(card: card)
    case 1: event.kind = .resume(card: card)
    case 2: event.kind = .bury(card: card)
    case 3: event.kind = .limits(DailyLimits(new: sequence, reviews: 9))
    case 4, 5: if let last = history.entries.last { event.kind = .undo(last.id) }
    default: break
    }
    return event
  }
}
