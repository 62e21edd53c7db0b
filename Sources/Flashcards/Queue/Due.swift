/// When a card is asked again.
public enum Due: Hashable, Sendable {
  /// A card in learning or relearning: at an instant.
  case at(Instant)
  /// A card in review: on a day, from its beginning.
  case on(Day)

  /// When the last answer made the card due; nil for a card that was never answered.
  public init?(after entries: [History.Entry]) {
    guard let last = entries.last else { return nil }
    switch last.answer.granted {
    case .seconds(let seconds): self = .at(last.at.adding(seconds: seconds))
    case .days(let days): self = .on(last.day.adding(days))
    }
  }
}
