import Flashcards
import LessonEngine
import SwiftSource
import Terminal

/// Takes the answer to a card's front, as its form wants it, until the card is turned.
struct Answering {
  let context: Context
  let pages: CardPages

  func answer(_ card: Card) throws -> DrillStep {
    switch card.form {
    case .turned: try turn(isTyped: false) { _ in .turned(suggested: nil) }
    case .picked(let question): try turn(isTyped: false) { try pick($0, of: question) }
    case .typed(let accepted): try turn(isTyped: true) { try compare($0, with: accepted) }
    case .filled(let fill): try write(fill)
    }
  }

  /// Reads lines until one turns the card; an empty one always does.
  private func turn(
    isTyped: Bool, _ judge: (String) throws -> DrillStep?
  ) throws -> DrillStep {
    while true {
      guard case .line(let line) = context.prompt.read("answer ▸ ", remembered: false) else {
        return .stop
      }
      let word = line.trimmed
      if word.isEmpty { return .turned(suggested: nil) }
      if word == "?" {
        try context.print(CardPages.help)
        continue
      }
      // A letter alone may be what a typed card wants to hear.
      if !isTyped || word.count > 1, let step = DrillStep(command: word) { return step }
      if let step = try judge(line) { return step }
    }
  }

  private func pick(_ line: String, of question: Question) throws -> DrillStep? {
    let letters = line.lowercased().filter { $0 != " " && $0 != "," }
    let picks = letters.map { Int($0.asciiValue ?? 0) - Int(UInt8(ascii: "a")) }
    guard picks.allSatisfy(question.choices.indices.contains) else {
      try context.print("pick by letter; an empty line turns the card")
      return nil
    }
    let isRight = Set(picks) == Set(question.right)
    try context.show(
      pages.verdict(
        said: letters, isRight: isRight, right: question.right.map(Self.letter).joined(),
        reply: picks.flatMap { question.choices[$0].reply }))
    return .turned(suggested: isRight ? .good : .again)
  }

  private func compare(_ line: String, with accepted: [AcceptedAnswer]) throws -> DrillStep? {
    let isRight = accepted.contains { $0.accepts(line) }
    try context.show(
      pages.verdict(
        said: line.trimmed, isRight: isRight, right: accepted.first?.shown ?? "", reply: []))
    return .turned(suggested: isRight ? .good : .again)
  }

  /// Reads code until it parses in its hole or a blank line ends it, and tries it.
  private func write(_ fill: Fill) throws -> DrillStep {
    var lines: [String] = []
    while true {
      guard
        case .line(let line) = context.prompt.read(
          lines.isEmpty ? "code ▸ " : "…    ▸ ", remembered: false)
      else { return .stop }
      let word = line.trimmed
      if lines.isEmpty {
        if word.isEmpty { return .turned(suggested: nil) }
        if word == "?" {
          try context.print(CardPages.help)
          continue
        }
        if word.count > 1, let step = DrillStep(command: word) { return step }
      }
      if !word.isEmpty { lines.append(line) }
      let text = lines.joined(separator: "\n")
      let isWhole =
        fill.program(filledWith: text)
        .map { $0.units.last.map { SwiftText($0.text).parses } ?? true } ?? true
      guard word.isEmpty || isWhole else {
        if lines.count == 1 { try context.print("it goes on; an empty line tries it") }
        continue
      }
      lines = []
      if let step = try attempt(text, in: fill) { return step }
    }
  }

  /// Compiles and runs a filling; nil where it may be mended.
  private func attempt(_ text: String, in fill: Fill) throws -> DrillStep? {
    let outcome: FillCheck.Outcome
    do {
      outcome = try FillCheck(workshop: Workshop(in: context)).check(text, in: fill)
    } catch let error as OutputError {
      throw error
    } catch {
      outcome = .impossible("\(error)")
    }
    let reply = fill.reply(to: text) ?? []
    switch outcome {
    case .right:
      try context.show(
        pages.verdict(said: "it does what it should", isRight: true, right: "", reply: []))
      return .turned(suggested: .good)
    case .refused(let diagnostics):
      try context.show(pages.refused(diagnostics))
      if !reply.isEmpty {
        try context.show(SectionLines(width: pages.width, isPlain: pages.isPlain).lines(of: reply))
      }
      return nil
    case .wrong(let failure):
      try context.show(pages.wrong(failure))
      if !reply.isEmpty {
        try context.show(SectionLines(width: pages.width, isPlain: pages.isPlain).lines(of: reply))
      }
      return .turned(suggested: .again)
    case .impossible(let reason):
      context.complain("tutor: the answer could not be tried: \(reason)\n")
      return .turned(suggested: nil)
    }
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
  }
}

extension AcceptedAnswer {
  /// The answer as it is shown.
  fileprivate var shown: String {
    switch self {
    case .words(let text), .code(let text): text
    }
  }
}
