/// FSRS-6 with learning and relearning steps: from a card's state and a grade to the next state.
public struct Scheduler: Sendable {
  public let options: SchedulerOptions
  public let model: MemoryModel
  private let intervalScale: Double

  public init(_ options: SchedulerOptions = SchedulerOptions()) throws(SchedulerOptionsError) {
    try options.validate()
    self.options = options
    model = MemoryModel(weights: options.weights)
    intervalScale = model.intervalScale(retention: options.desiredRetention)
  }

  /// The state and the interval, without fuzz, that an answer gives.
  public struct Outcome: Hashable, Sendable {
    public var state: CardState
    public var interval: Interval
    /// The chance of recall just before the answer; 0 for a first answer.
    public var retrievability: Double
  }

  /// Answers a card `elapsedDays` after its last answer; `state` is nil for a new card.
  public func answer(_ state: CardState?, _ grade: Grade, elapsedDays: Int) -> Outcome {
    guard let state else {
      return move(.learning(step: 0), model.initial(grade), grade, retrievability: 0)
    }
    let retrievability = model.retrievability(state.memory, after: elapsedDays)
    let memory = model.next(
      state.memory, grade, after: elapsedDays, retrievability: retrievability)
    return move(state.phase, memory, grade, retrievability: retrievability)
  }

  /// The unfuzzed interval of a card in review: half days go to the even neighbor.
  func days(stability: Double) -> Int {
    let days = (stability * intervalScale).rounded(.toNearestOrEven)
    return Int(min(max(days, 1), Double(options.maximumInterval)))
  }
}

extension Scheduler {
  private func move(
    _ phase: Phase, _ memory: MemoryState, _ grade: Grade, retrievability: Double
  ) -> Outcome {
    let stepped: (phase: Phase, seconds: Double)?
    switch phase {
    case .learning(let step):
      stepped = Scheduler.step(options.learningSteps, from: step, grade).map {
        (.learning(step: $0.step), $0.seconds)
      }
    case .relearning(let step):
      stepped = Scheduler.step(options.relearningSteps, from: step, grade).map {
        (.relearning(step: $0.step), $0.seconds)
      }
    case .review:
      stepped =
        grade == .again
        ? options.relearningSteps.first.map { (.relearning(step: 0), $0) } : nil
    }
    guard let stepped else {
      return Outcome(
        state: CardState(memory: memory, phase: .review),
        interval: .days(days(stability: memory.stability)), retrievability: retrievability)
    }
    return Outcome(
      state: CardState(memory: memory, phase: stepped.phase), interval: .seconds(stepped.seconds),
      retrievability: retrievability)
  }

  /// The step an answer leads to; nil when the card graduates.
  ///
  /// A card may stand beyond the last step, when there were more: then all but again graduates.
  private static func step(
    _ steps: [Double], from step: Int, _ grade: Grade
  ) -> (step: Int, seconds: Double)? {
    guard let first = steps.first else { return nil }
    switch grade {
    case .again:
      return (0, first)
    case .hard where step < steps.count:
      guard step == 0 else { return (step, steps[step]) }
      return (0, steps.count == 1 ? 1.5 * first : (first + steps[1]) / 2)
    case .good where step + 1 < steps.count:
      return (step + 1, steps[step + 1])
    default:
      return nil
    }
  }
}
