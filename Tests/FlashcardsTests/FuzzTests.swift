import Testing

@testable import Flashcards

@Suite struct FuzzTests {
  @Test(arguments: [
    (1, 1...1), (2, 2...2), (3, 2...4), (7, 5...9), (20, 17...23), (100, 93...107),
  ])
  func `an interval may become the days around it`(days: Int, range: ClosedRange<Int>) {
    #expect(Fuzz.range(days) == range)
  }

  @Test func `every day of the range comes up, and no other`() {
    let found = Set(
      (0..<1000).map {
        Fuzz(position: Double($0) / 1000).spread(100, minimum: 1, maximum: 36_500)
      })
    #expect(found == Set(93...107))
  }

  @Test func `the hash is even, and depends on course, card and count`() {
    let positions = (0..<4000).map {
      Fuzz(CardKey(course: "c", card: "card-\($0 / 4)"), answers: $0 % 4).position
    }
    #expect(positions.allSatisfy { (0..<1).contains($0) })
    for tenth in 0..<10 {
      let share = positions.count { Int($0 * 10) == tenth }
      #expect((320...480).contains(share))
    }
    let one = Fuzz(CardKey(course: "ab", card: "c"), answers: 1).position
    #expect(one != Fuzz(CardKey(course: "a", card: "bc"), answers: 1).position)
    #expect(one == Fuzz(CardKey(course: "ab", card: "c"), answers: 1).position)
  }

  @Test func `grades stay in order, within the cap, and fuzz shrinks no interval that grew`() throws
  {
    var options = SchedulerOptions()
    options.maximumInterval = 365
    let scheduler = try Scheduler(options)
    var random = Seeded(state: 5)
    for _ in 0..<5000 {
      let state = CardState(
        memory: MemoryState(
          stability: .random(in: 0.5...400, using: &random),
          difficulty: .random(in: 1...10, using: &random)),
        phase: .review)
      let previous = Int.random(in: 1...365, using: &random)
      let elapsed = Int.random(in: 0...400, using: &random)
      let choices = scheduler.choices(
        state, fuzz: Fuzz(position: .random(in: 0..<1, using: &random)),
        previous: .days(previous), elapsedDays: elapsed)
      let days = [choices.hard, choices.good, choices.easy].map {
        Int($0.interval.seconds / 86_400)
      }
      #expect(days[0] < days[1] || days[1] == 365)
      #expect(days[1] < days[2] || days[2] == 365)
      #expect(days.allSatisfy { (1...365).contains($0) })
      let plain = scheduler.answer(state, .good, elapsedDays: elapsed).interval.seconds / 86_400
      if Int(plain) > previous { #expect(days[1] > previous) }
    }
  }
}
