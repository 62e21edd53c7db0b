public import Markdown
import SwiftSource

/// A deck of cards.
public struct Deck: Hashable, Sendable {
  public var id: String
  public var path: String
  public var title: String
  public var cards: [Card]
  public var claims: Claims
}

/// One card: what is asked, what is answered, and how an answer is judged.
public struct Card: Hashable, Sendable {
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    case recall, write, trick, interview
  }

  /// How a card is answered follows from what it holds.
  public enum Form: Hashable, Sendable {
    /// Think, turn the card, and grade yourself.
    case turned
    /// Pick from a task list.
    case picked(Question)
    /// Type one of the accepted answers.
    case typed([AcceptedAnswer])
    /// Type what belongs in the hole of the program `fill`.
    case filled(Fill)
  }

  public var id: String
  public var title: String
  public var topic: String?
  public var kind: Kind
  public var front: Section
  public var back: Section
  public var form: Form
  /// The ids of the card's programs, in order.
  public var programs: [String]
  public var place: Place
}

/// A program with one hole, and what is known of fillings.
public struct Fill: Hashable, Sendable {
  /// The program with its hole; a filling makes it whole.
  public var template: Program
  public var answers: [String]
  /// Fillings that are wrong, with what is said to whoever writes one.
  public var mistakes: [Mistake]

  public struct Mistake: Hashable, Sendable {
    public var text: String
    public var reply: [Block]
  }
}

extension Card {
  /// An interview question's answer in points: the first plain list of the back.
  public var points: [[Block]] {
    guard kind == .interview else { return [] }
    for element in back.elements {
      if case .prose(let block) = element, case .list(let list) = block.kind {
        return list.items.map(\.blocks)
      }
    }
    return []
  }
}

extension Fill {
  /// What is said to whoever writes a filling that is known to be wrong, however it is spelt.
  public func reply(to filling: String) -> [Block]? {
    let tokens = SwiftText(filling).tokens
    return mistakes.first { SwiftText($0.text).tokens == tokens }?.reply
  }
}

/// What a typed answer may be.
public enum AcceptedAnswer: Hashable, Sendable {
  /// Words, compared after normalising.
  case words(String)
  /// Code, compared token by token.
  case code(String)

  /// Whether what was typed is this answer.
  ///
  /// Words are compared in Unicode's canonical form, without outer blanks, a no-break space being
  /// a blank.
  public func accepts(_ typed: String) -> Bool {
    switch self {
    // Swift compares strings by canonical equivalence, which is comparing their NFC.
    case .words(let words): Self.normalized(words) == Self.normalized(typed)
    case .code(let code): SwiftText(code).tokens == SwiftText(typed).tokens
    }
  }

  private static func normalized(_ text: String) -> String {
    let blanks = String(text.map { $0 == "\u{A0}" || $0 == "\u{202F}" ? " " : $0 })
    return String(
      blanks.drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }

  init(_ text: String) {
    if text.count > 1, text.hasPrefix("`"), text.hasSuffix("`") {
      self = .code(String(text.dropFirst().dropLast()))
    } else {
      self = .words(text)
    }
  }
}
