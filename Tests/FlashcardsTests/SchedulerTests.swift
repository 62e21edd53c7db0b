import Testing

@testable import Flashcards

/// Expected numbers: py-fsrs 6.3.2 with its default weights, without fuzz.
@Suite struct SchedulerTests {
  struct Case: CustomTestStringConvertible {
    var name: String
    var hasSteps = true
    /// Grade and whole days since the last answer.
    var reviews: [(Int, Int)]
    /// Stability, difficulty (to six decimals) and interval in seconds.
    var states: [(Double, Double, Double)]
    var testDescription: String { name }
  }

  static let day = 86_400.0
  static let cases = [
    Case(
      name: "again first",
      reviews: [(1, 0), (3, 0), (3, 0), (3, 1)],
      states: [
        (0.212, 6.4133, 60), (0.246689, 6.402115, 600), (0.284206, 6.390941, day),
        (2.152078, 6.379779, 2 * day),
      ]),
    Case(
      name: "easy, then down",
      reviews: [(4, 0), (3, 8), (2, 39), (1, 108), (3, 0), (3, 4)],
      states: [
        (8.2956, 1, 8 * day), (38.90515, 1, 39 * day), (107.521832, 4.010609, 108 * day),
        (3.903361, 8.016556, 600), (3.903361, 8.003768, 4 * day), (9.013691, 7.990993, 9 * day),
      ]),
    Case(
      name: "hard steps",
      reviews: [(2, 0), (2, 0), (3, 0), (3, 0), (1, 1), (2, 0), (3, 0), (4, 1)],
      states: [
        (1.2931, 5.112171, 330), (1.2931, 6.74046, 330), (1.3359, 6.728947, 600),
        (1.377162, 6.717447, day), (0.38466, 8.906275, 600), (0.38466, 9.259163, 900),
        (0.430394, 9.245132, day), (1.938075, 8.978119, 2 * day),
      ]),
    Case(
      name: "without steps", hasSteps: false,
      reviews: [(3, 0), (3, 2), (1, 11), (3, 2), (4, 5), (2, 19)],
      states: [
        (2.3065, 2.118104, 2 * day), (10.964332, 2.111214, 11 * day),
        (1.538337, 7.392238, 2 * day), (4.87626, 7.380074, 5 * day),
        (18.802068, 6.489846, 19 * day), (35.781501, 7.655024, 36 * day),
      ]),
    Case(
      name: "a clock that went back",
      reviews: [(3, 0), (3, 3), (3, -2)],
      states: [
        (2.3065, 2.118104, 600), (13.826904, 2.111214, 14 * day),
        (13.826904, 2.104331, 14 * day),
      ]),
  ]

  @Test(arguments: cases)
  func `the reference's sequences come out`(test: Case) throws {
    var options = SchedulerOptions()
    if !test.hasSteps {
      options.learningSteps = []
      options.relearningSteps = []
    }
    let scheduler = try Scheduler(options)
    var state: CardState?
    #expect(test.reviews.count == test.states.count)
    for (review, expected) in zip(test.reviews, test.states) {
      let grade = try #require(Grade(rawValue: review.0))
      let outcome = scheduler.answer(state, grade, elapsedDays: review.1)
      #expect(abs(outcome.state.memory.stability - expected.0) < 0.000001)
      #expect(abs(outcome.state.memory.difficulty - expected.1) < 0.000001)
      #expect(outcome.interval.seconds == expected.2)
      state = outcome.state
    }
  }

  @Test(arguments: [
    (1, 8.341762369296838, 1.5968179979869215), (2, 6.665995369296838, 5.0),
    (3, 4.990228369296839, 5.0), (4, 3.3144613692968385, 8.129609559916112),
  ])
  func `one answer on the same day moves difficulty and stability`(
    grade: Int, difficulty: Double, stability: Double
  ) throws {
    let next = MemoryModel(weights: .standard).next(
      MemoryState(stability: 5, difficulty: 5), try #require(Grade(rawValue: grade)), after: 0,
      retrievability: 1)
    #expect(agree(next.difficulty, difficulty))
    #expect(agree(next.stability, stability))
  }

  @Test(arguments: [
    (1, 1.0, 0.9, 1.0525396080650788), (1, 2, 0.8, 1.1894329504705685),
    (1, 3, 0.7, 1.3680838671371007), (1, 4, 0.6, 1.5849889638897654),
    (2, 2, 0.8, 28.22657095908408), (3, 3, 0.7, 58.655991067887726),
    (4, 4, 0.6, 127.22669250258696),
  ])
  func `one answer on a later day moves stability`(
    grade: Int, difficulty: Double, retrievability: Double, stability: Double
  ) throws {
    let next = MemoryModel(weights: .standard).next(
      MemoryState(stability: 5, difficulty: difficulty), try #require(Grade(rawValue: grade)),
      after: 1, retrievability: retrievability)
    #expect(agree(next.stability, stability))
  }

  @Test(arguments: [(2.5, 2), (3.5, 4), (0.2, 1), (1e12, 36_500)])
  func `half days go to the even neighbor, within the limits`(stability: Double, days: Int) throws {
    #expect(try Scheduler().days(stability: stability) == days)
  }

  @Test(arguments: [
    (0.70, 93), (0.75, 56), (0.80, 33), (0.85, 19), (0.90, 10), (0.95, 4), (0.97, 2), (0.99, 1),
  ])
  func `a higher retention asks sooner`(retention: Double, days: Int) throws {
    var options = SchedulerOptions()
    options.desiredRetention = retention
    #expect(try Scheduler(options).days(stability: 10) == days)
  }

  @Test func `memory stays in range with any weights and gaps`() throws {
    var random = Seeded(state: 3)
    for _ in 0..<300 {
      var options = SchedulerOptions()
      options.weights = try Weights(
        Weights.ranges.map { range in
          switch Int.random(in: 0..<3, using: &random) {
          case 0: range.lowerBound
          case 1: range.upperBound
          default: Double.random(in: range, using: &random)
          }
        })
      let scheduler = try Scheduler(options)
      var state: CardState?
      for _ in 0..<60 {
        let grade = try #require(Grade.allCases.randomElement(using: &random))
        let gap = [-36_500, -1, 0, 1, 30, 36_500][Int.random(in: 0..<6, using: &random)]
        let outcome = scheduler.answer(state, grade, elapsedDays: gap)
        let memory = outcome.state.memory
        #expect(memory.stability.isFinite && memory.stability >= 0.001)
        #expect((1...10).contains(memory.difficulty))
        #expect((0...1).contains(outcome.retrievability))
        #expect((1...3_153_600_000).contains(outcome.interval.seconds))
        state = outcome.state
      }
    }
  }
}
