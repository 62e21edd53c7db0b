/// Where a card stands between its first answer and long intervals.
public enum Phase: Hashable, Sendable {
  /// At a learning step, counted from 0.
  case learning(step: Int)
  case review
  /// Forgotten after it was in review, and at a relearning step.
  case relearning(step: Int)

  /// The phase's word, as it is printed and stored.
  public var name: String {
    switch self {
    case .learning: "learning"
    case .review: "review"
    case .relearning: "relearning"
    }
  }

  /// The step in learning and relearning.
  public var step: Int? {
    switch self {
    case .learning(let step), .relearning(let step): step
    case .review: nil
    }
  }
}

/// What the scheduler knows of a card that was answered at least once.
public struct CardState: Hashable, Sendable {
  public var memory: MemoryState
  public var phase: Phase

  public init(memory: MemoryState, phase: Phase) {
    self.memory = memory
    self.phase = phase
  }
}
