/// How well a card was remembered; only `again` counts as forgotten.
public enum Grade: Int, CaseIterable, Comparable, Hashable, Sendable {
  case again = 1
  case hard
  case good
  case easy

  /// The grade's word, as it is typed, printed and stored.
  public var name: String {
    switch self {
    case .again: "again"
    case .hard: "hard"
    case .good: "good"
    case .easy: "easy"
    }
  }

  /// Reads a word or a number from 1 to 4.
  public init?(_ text: String) {
    let grade = Grade.allCases.first { $0.name == text || String($0.rawValue) == text }
    guard let grade else { return nil }
    self = grade
  }

  /// Whether the card was remembered, with whatever effort.
  public var isRecalled: Bool { self != .again }

  public static func < (left: Grade, right: Grade) -> Bool { left.rawValue < right.rawValue }
}
