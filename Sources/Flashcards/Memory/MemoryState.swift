/// What FSRS knows about one card: its stability and its difficulty.
public struct MemoryState: Hashable, Sendable {
  /// Days after which the chance of recall has fallen to 0.9; at least 0.001.
  public var stability: Double
  /// From 1, easy, to 10, hard.
  public var difficulty: Double

  public init(stability: Double, difficulty: Double) {
    self.stability = stability
    self.difficulty = difficulty
  }
}
