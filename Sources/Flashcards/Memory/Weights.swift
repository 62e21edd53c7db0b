/// The 21 weights of FSRS-6, by what they do; the paper's symbol stands beside each.
public struct Weights: Hashable, Sendable {
  public let initialStabilityAgain: Double  // w0, days
  public let initialStabilityHard: Double  // w1
  public let initialStabilityGood: Double  // w2
  public let initialStabilityEasy: Double  // w3
  public let initialDifficulty: Double  // w4
  public let initialDifficultySlope: Double  // w5
  public let difficultyStep: Double  // w6
  public let difficultyReversion: Double  // w7
  public let recallGain: Double  // w8, used as e^w8
  public let recallSaturation: Double  // w9
  public let recallSpacing: Double  // w10
  public let lapseGain: Double  // w11
  public let lapseDifficulty: Double  // w12
  public let lapseStability: Double  // w13
  public let lapseSpacing: Double  // w14
  public let hardPenalty: Double  // w15
  public let easyBonus: Double  // w16
  public let sameDaySlope: Double  // w17
  public let sameDayOffset: Double  // w18
  public let sameDaySaturation: Double  // w19
  public let forgettingDecay: Double  // w20

  /// FSRS-6's defaults.
  public static let standard = Weights(checked: defaults)

  /// Takes w0…w20; vectors of 17 (FSRS-4), 19 (FSRS-5) or no weights are brought to FSRS-6.
  public init(_ values: [Double]) throws(WeightsError) {
    let migrated = try Weights.migrated(values)
    for (index, (value, range)) in zip(migrated, Weights.ranges).enumerated()
    where !range.contains(value) {
      throw .outOfRange(index: index, value: value, range: range)
    }
    self.init(checked: migrated)
  }

  /// The weights as w0…w20.
  public var values: [Double] {
    [
      initialStabilityAgain, initialStabilityHard, initialStabilityGood, initialStabilityEasy,
      initialDifficulty, initialDifficultySlope, difficultyStep, difficultyReversion,
      recallGain, recallSaturation, recallSpacing,
      lapseGain, lapseDifficulty, lapseStability, lapseSpacing,
      hardPenalty, easyBonus, sameDaySlope, sameDayOffset, sameDaySaturation, forgettingDecay,
    ]
  }

  private init(checked w: [Double]) {
    initialStabilityAgain = w[0]
    initialStabilityHard = w[1]
    initialStabilityGood = w[2]
    initialStabilityEasy = w[3]
    initialDifficulty = w[4]
    initialDifficultySlope = w[5]
    difficultyStep = w[6]
    difficultyReversion = w[7]
    recallGain = w[8]
    recallSaturation = w[9]
    recallSpacing = w[10]
    lapseGain = w[11]
    lapseDifficulty = w[12]
    lapseStability = w[13]
    lapseSpacing = w[14]
    hardPenalty = w[15]
    easyBonus = w[16]
    sameDaySlope = w[17]
    sameDayOffset = w[18]
    sameDaySaturation = w[19]
    forgettingDecay = w[20]
  }
}
