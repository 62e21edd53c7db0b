import Markdown

/// Reads a `session` block: commands after `> `, and under each what must come of it.
struct SessionReader {
  /// The mistakes found, in order.
  private(set) var mistakes: [(place: Place, message: String)] = []

  /// Appends a block's lines to a conversation.
  mutating func read(_ lines: [ExpectedLine], into script: inout SessionScript) {
    for line in lines {
      guard line.text.hasPrefix("> ") || line.text == ">" else {
        if script.turns.isEmpty {
          script.opening.append(line)
        } else {
          script.turns[script.turns.count - 1].expected.append(line)
        }
        continue
      }
      let command = String(line.text.dropFirst(2))
      do {
        let turn = SessionScript.Turn(
          command: try SessionCommand(parsing: command), place: line.place, expected: [])
        script.turns.append(turn)
      } catch {
        let column = line.place.column + 2 + error.offset
        mistakes.append((Place(line: line.place.line, column: column), error.message))
      }
    }
  }
}

/// Why a line is no command, and at which byte of it.
public struct SessionCommandError: Error, Hashable, Sendable {
  public var offset: Int
  public var message: String
}

extension SessionCommand {
  /// The words that begin a command, in the order that help lists them.
  public static let names = [
    "tap", "increment", "decrement", "toggle", "type", "clear", "submit", "choose", "set", "back",
    "dismiss", "wait", "texts", "show", "tree", "bodies", "rerun",
  ]

  /// Reads a command as a person types it: `type "Oslo" into "City" #2`.
  public init(parsing line: String) throws(SessionCommandError) {
    var scanner = CommandScanner(line)
    let word = scanner.word()
    switch word {
    case "tap": self = .tap(try scanner.label())
    case "increment": self = .increment(try scanner.label())
    case "decrement": self = .decrement(try scanner.label())
    case "toggle": self = .toggle(try scanner.label())
    case "clear": self = .clear(try scanner.label())
    case "submit": self = .submit(try scanner.label())
    case "type":
      let text = try scanner.literal("a text in quotes")
      try scanner.expect("into")
      self = .type(text, into: try scanner.label())
    case "choose":
      let option = try scanner.literal("an option in quotes")
      try scanner.expect("in")
      self = .choose(option, in: try scanner.label())
    case "set":
      let value = try scanner.value()
      try scanner.expect("in")
      self = .set(value, in: try scanner.label())
    case "wait": self = .wait(try scanner.duration())
    case "rerun": self = .rerun(try scanner.value())
    case "back": self = .back
    case "dismiss": self = .dismiss
    case "texts": self = .texts
    case "show": self = .show
    case "tree": self = .tree
    case "bodies": self = .bodies
    case "":
      throw SessionCommandError(offset: 0, message: "a command is missing after '>'")
    default:
      let near = didYouMean(word, among: Self.names)
      throw SessionCommandError(offset: 0, message: "unknown command '\(word)'\(near)")
    }
    try scanner.finish()
  }
}

private struct CommandScanner {
  private let line: String
  private var index: String.Index

  init(_ line: String) {
    self.line = line
    index = line.startIndex
  }

  private var offset: Int { line[..<index].utf8.count }

  private mutating func skipBlanks() {
    while index < line.endIndex, line[index] == " " || line[index] == "\t" {
      index = line.index(after: index)
    }
  }

  mutating func word() -> String {
    skipBlanks()
    let start = index
    while index < line.endIndex, !line[index].isWhitespace { index = line.index(after: index) }
    return String(line[start..<index])
  }

  mutating func expect(_ expected: String) throws(SessionCommandError) {
    skipBlanks()
    let place = offset
    let found = word()
    guard found == expected else {
      throw SessionCommandError(
        offset: place, message: "expected '\(expected)' here, not '\(found)'")
    }
  }

  mutating func finish() throws(SessionCommandError) {
    skipBlanks()
    guard index == line.endIndex else {
      throw SessionCommandError(
        offset: offset, message: "'\(line[index...])' is more than the command takes")
    }
  }

  mutating func label() throws(SessionCommandError) -> ControlLabel {
    let text = try literal("a label in quotes")
    skipBlanks()
    guard index < line.endIndex, line[index] == "#" else { return ControlLabel(text) }
    let place = offset
    let word = word().dropFirst()
    guard let number = Int(word), number > 0 else {
      throw SessionCommandError(offset: place, message: "'#\(word)' is no number of a control")
    }
    return ControlLabel(text, number: number)
  }

  /// A literal in quotes, or a bare word.
  mutating func value() throws(SessionCommandError) -> String {
    skipBlanks()
    if index < line.endIndex, line[index] == "\"" { return try literal("a value") }
    let place = offset
    let word = word()
    guard !word.isEmpty else {
      throw SessionCommandError(offset: place, message: "a value is missing here")
    }
    return word
  }

  /// A Swift string literal on one line, with Swift's escapes but no interpolation.
  mutating func literal(_ what: String) throws(SessionCommandError) -> String {
    skipBlanks()
    let start = offset
    guard index < line.endIndex, line[index] == "\"" else {
      throw SessionCommandError(offset: start, message: "expected \(what) here")
    }
    index = line.index(after: index)
    var text = ""
    while index < line.endIndex {
      let character = line[index]
      index = line.index(after: index)
      if character == "\"" { return text }
      if character == "\\" { text.append(try escape()) } else { text.append(character) }
    }
    throw SessionCommandError(offset: start, message: "this quote is never closed")
  }

  private mutating func escape() throws(SessionCommandError) -> Character {
    let place = offset - 1
    guard index < line.endIndex else {
      throw SessionCommandError(offset: place, message: "this quote is never closed")
    }
    let character = line[index]
    index = line.index(after: index)
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "0": return "\0"
    case "\"", "\\", "'": return character
    case "u":
      if index < line.endIndex, line[index] == "{",
        let close = line[index...].firstIndex(of: "}"),
        let code = UInt32(line[line.index(after: index)..<close], radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        index = line.index(after: close)
        return Character(scalar)
      }
    default: break
    }
    throw SessionCommandError(offset: place, message: "'\\\(character)' is no escape of Swift's")
  }

  mutating func duration() throws(SessionCommandError) -> Duration {
    skipBlanks()
    let place = offset
    let word = word()
    let units: [(suffix: String, seconds: Double)] = [("ms", 0.001), ("s", 1), ("m", 60)]
    for unit in units where word.hasSuffix(unit.suffix) {
      if let number = Double(word.dropLast(unit.suffix.count)), number >= 0, number <= 86_400 {
        return .milliseconds(Int((number * unit.seconds * 1000).rounded()))
      }
      break
    }
    throw SessionCommandError(
      offset: place, message: "'\(word)' is no duration; write 50ms, 2s or 1m")
  }
}
