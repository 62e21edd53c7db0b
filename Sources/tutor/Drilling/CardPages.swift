import Flashcards
import LessonEngine
import Markdown
import Pages
import Terminal

/// What a drill shows, for a width.
struct CardPages {
  let width: Int
  /// Whether styles will not be seen.
  var isPlain = false

  private var sections: SectionLines { SectionLines(width: width, isPlain: isPlain) }

  /// The question, under what it is about and how much is left.
  func front(of card: Card, counts: ReviewQueue.Counts) -> [StyledText] {
    let about = [card.topic, card.kind.rawValue].compactMap(\.self).joined(separator: " · ")
    let left = "\(counts.total) left" + (counts.new > 0 ? " · \(counts.new) new" : "")
    return [
      StyledText.line(StyledText(about, .bold), trailing: StyledText(left, .dim), width: width)
    ]
      + [StyledText()] + StyledText(card.title, .bold).wrapped(to: width) + [StyledText()]
      + sections.lines(of: card.front)
  }

  func back(of card: Card) -> [StyledText] {
    [StyledText(String(repeating: "─", count: width), .dim)] + sections.lines(of: card.back)
  }

  /// What was said, beside what is right.
  func verdict(said: String, isRight: Bool, right: String, reply: [Block]) -> [StyledText] {
    let head =
      isRight
      ? [StyledText("✓ \(said)", Style(color: .green))]
      : [StyledText("✗ you said: \(said)", Style(color: .red)), StyledText("  it is: \(right)")]
    return head.flatMap { $0.wrapped(to: width) }
      + (reply.isEmpty ? [] : sections.lines(of: reply))
  }

  func refused(_ diagnostics: [Diagnostic]) -> [StyledText] {
    [StyledText("it does not compile; mend it, or turn the card with an empty line:")]
      + diagnostics.flatMap { StyledText("  \($0.message)").wrapped(to: width) }
  }

  func wrong(_ failure: Failure) -> [StyledText] {
    ([StyledText("✗ \(failure.headline)", Style(color: .red))]
      + failure.details.map { StyledText("    \($0)") })
  }

  /// The grades with their next intervals, and the suggested one.
  func grades(_ choices: Grades<Interval>, suggested: Grade?) -> [StyledText] {
    GradesPage(
      Grade.allCases.map { GradesPage.Grade(name: $0.name, interval: choices[$0].short) },
      suggested: suggested?.rawValue
    ).lines(width: width)
  }

  static let help = """
    an empty line turns the card; then 1–4 or again, hard, good, easy
    hard means remembered with effort; forgotten is again
    u undo: take the last answer back · s suspend: never ask this card again
    quit, Ctrl-C or Ctrl-D stops; every answer given is kept
    """
}

extension Interval {
  /// `<1m`, `10m`, `8d`, `2.5mo`, `1.2y`.
  var short: String {
    switch self {
    case .seconds(let seconds) where seconds <= 60: "<1m"
    case .seconds(let seconds) where seconds < 3600: "\(Int((seconds / 60).rounded()))m"
    case .seconds(let seconds): "\(Int((seconds / 3600).rounded()))h"
    case .days(let days) where days < 60: "\(days)d"
    case .days(let days) where days < 365: Self.tenths(Double(days) / 30.4375) + "mo"
    case .days(let days): Self.tenths(Double(days) / 365.25) + "y"
    }
  }

  private static func tenths(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    return tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
  }
}
