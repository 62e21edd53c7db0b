import Foundation

/// FSRS-6: how stability and difficulty move with every review (py-fsrs 6.3.2's semantics).
///
/// What depends on the weights alone is computed once, so that a review costs three or four
/// calls of the mathematics library and no allocation.
public struct MemoryModel: Sendable {
  public let weights: Weights
  private let decay: Double
  private let factor: Double
  private let recallFactor: Double
  private let lapseShortDivisor: Double
  private let revertedDifficulty: Double
  private let sameDayFactors: Grades<Double>
  private let initialStates: Grades<MemoryState>

  public init(weights: Weights) {
    self.weights = weights
    decay = -weights.forgettingDecay
    factor = pow(0.9, 1 / decay) - 1
    recallFactor = exp(weights.recallGain)
    lapseShortDivisor = exp(weights.sameDaySlope * weights.sameDayOffset)
    // FSRS-6 reverts towards the value before it is limited to 1…10.
    revertedDifficulty =
      weights.difficultyReversion * initialDifficulty(of: .easy, weights)
    sameDayFactors = Grades { grade in
      exp(weights.sameDaySlope * (Double(grade.rawValue - 3) + weights.sameDayOffset))
    }
    initialStates = Grades { grade in
      MemoryState(
        stability: limitedStability(initialStability(of: grade, weights)),
        difficulty: limitedDifficulty(initialDifficulty(of: grade, weights)))
    }
  }

  /// The memory after a card's first answer.
  public func initial(_ grade: Grade) -> MemoryState { initialStates[grade] }

  /// The chance of recall `days` after the last review; negative days count as none.
  public func retrievability(_ memory: MemoryState, after days: Int) -> Double {
    days <= 0 ? 1 : pow(1 + factor * Double(days) / memory.stability, decay)
  }

  /// The days after which the chance of recall has fallen to `retention`; not rounded.
  public func interval(stability: Double, retention: Double) -> Double {
    stability * intervalScale(retention: retention)
  }

  /// What a stability is multiplied by to get the interval for a retention.
  func intervalScale(retention: Double) -> Double {
    (pow(retention, 1 / decay) - 1) / factor
  }

  /// The memory after a later answer, `days` whole days after the one before.
  public func next(
    _ memory: MemoryState, _ grade: Grade, after days: Int, retrievability: Double
  ) -> MemoryState {
    let stability =
      if days < 1 {
        sameDay(memory, grade)
      } else if grade.isRecalled {
        recalled(memory, grade, retrievability)
      } else {
        lapsed(memory, retrievability)
      }
    return MemoryState(
      stability: limitedStability(stability), difficulty: difficulty(after: grade, memory))
  }
}

extension MemoryModel {
  private func recalled(
    _ memory: MemoryState, _ grade: Grade, _ retrievability: Double
  ) -> Double {
    let penalty = grade == .hard ? weights.hardPenalty : 1
    let bonus = grade == .easy ? weights.easyBonus : 1
    let gain =
      recallFactor * (11 - memory.difficulty) * pow(memory.stability, -weights.recallSaturation)
      * (exp((1 - retrievability) * weights.recallSpacing) - 1) * penalty * bonus
    return memory.stability * (1 + gain)
  }

  private func lapsed(_ memory: MemoryState, _ retrievability: Double) -> Double {
    let long =
      weights.lapseGain * pow(memory.difficulty, -weights.lapseDifficulty)
      * (pow(memory.stability + 1, weights.lapseStability) - 1)
      * exp((1 - retrievability) * weights.lapseSpacing)
    return min(long, memory.stability / lapseShortDivisor)
  }

  private func sameDay(_ memory: MemoryState, _ grade: Grade) -> Double {
    let increase = sameDayFactors[grade] * pow(memory.stability, -weights.sameDaySaturation)
    return memory.stability * (grade.isRecalled ? max(increase, 1) : increase)
  }

  private func difficulty(after grade: Grade, _ memory: MemoryState) -> Double {
    let change = -weights.difficultyStep * Double(grade.rawValue - 3)
    let damped = memory.difficulty + (10 - memory.difficulty) * change / 9
    return limitedDifficulty(revertedDifficulty + (1 - weights.difficultyReversion) * damped)
  }
}

private func initialStability(of grade: Grade, _ weights: Weights) -> Double {
  switch grade {
  case .again: weights.initialStabilityAgain
  case .hard: weights.initialStabilityHard
  case .good: weights.initialStabilityGood
  case .easy: weights.initialStabilityEasy
  }
}

private func initialDifficulty(of grade: Grade, _ weights: Weights) -> Double {
  weights.initialDifficulty - exp(weights.initialDifficultySlope * Double(grade.rawValue - 1)) + 1
}

/// The paper sets the floor; the ceiling only keeps extreme weights from reaching infinity.
private func limitedStability(_ stability: Double) -> Double {
  min(max(stability, 0.001), 1e15)
}

private func limitedDifficulty(_ difficulty: Double) -> Double {
  min(max(difficulty, 1), 10)
}
