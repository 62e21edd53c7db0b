/// The words of a text with inline Markdown, as they are to be seen: without its marks.
///
/// Emphasis with `*` and `_`, strikethrough with `~`, code, links, autolinks and backslashes, by the
/// rules of CommonMark; blocks such as headings and lists are no part of it. `^[…](inflect: true)`
/// is Foundation's addition.
struct InlineMarkdown {
  /// A letter of the program's own text, or a value that stands in it, whose marks count for nothing.
  enum Unit {
    case letter(Character)
    case value(String)

    fileprivate var letter: Character? {
      if case .letter(let letter) = self { letter } else { nil }
    }

    fileprivate var string: String {
      switch self {
      case .letter(let letter): String(letter)
      case .value(let value): value
      }
    }
  }

  /// Whether a text may hold any mark at all; most do not, and cost no more than this.
  static func isPossible(in text: String) -> Bool {
    text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "<"):
        true
      default: false
      }
    }
  }

  static func words(of units: [Unit]) -> String {
    var text = InlineMarkdown(units: units[...])
    text.read()
    return text.words
  }

  private let units: ArraySlice<Unit>
  private var place: Int
  private var pieces: [String] = []
  private var marks: [EmphasisMark] = []

  private init(units: ArraySlice<Unit>) {
    self.units = units
    place = units.startIndex
  }

  private var words: String {
    var pieces = pieces
    for mark in EmphasisMark.matched(marks) {
      pieces[mark.piece] = String(repeating: mark.letter, count: mark.count)
    }
    return pieces.joined()
  }

  private mutating func read() {
    while place < units.endIndex {
      switch units[place].letter {
      case "\\": readEscape()
      case "`": readCode()
      case "<": readAutolink()
      case "[", "!", "^": if !readLink() { pass() }
      case "*", "_", "~": readMark()
      default: pass()
      }
    }
  }

  private mutating func pass() {
    pieces.append(units[place].string)
    place += 1
  }

  private mutating func readEscape() {
    if place + 1 < units.endIndex, let next = units[place + 1].letter, next.isASCIIPunctuation {
      place += 1
    }
    pass()
  }

  /// Text between two runs of as many backticks.
  private mutating func readCode() {
    let count = runLength(at: place, of: "`")
    var end = place + count
    while end < units.endIndex {
      let run = runLength(at: end, of: "`")
      if run == count {
        var code = units[(place + count)..<end].map(\.string).joined()
        if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
          code = String(code.dropFirst().dropLast())
        }
        pieces.append(code)
        place = end + count
        return
      }
      end += max(1, run)
    }
    for _ in 0..<count { pass() }
  }

  /// `<https://…>` and `<name@place>`.
  private mutating func readAutolink() {
    let rest = units[(place + 1)...]
    guard let end = rest.firstIndex(where: { $0.letter == ">" || $0.letter == "<" }),
      units[end].letter == ">"
    else { return pass() }
    let address = units[(place + 1)..<end].map(\.string).joined()
    guard address.wholeMatch(of: /[A-Za-z][A-Za-z0-9+.\-]+:[^\s<>]*|[^\s<>@]+@[^\s<>@]+/) != nil
    else { return pass() }
    pieces.append(address)
    place = end + 1
  }

  /// `[words](place)`, `![words](place)` and `^[words](attributes)`; false if it is none of them.
  private mutating func readLink() -> Bool {
    let mark = units[place].letter
    let open = mark == "[" ? place : place + 1
    guard open < units.endIndex, units[open].letter == "[",
      let close = closing("[", "]", from: open), close + 1 < units.endIndex,
      units[close + 1].letter == "(", let end = closing("(", ")", from: close + 1)
    else { return false }
    let words = Self.words(of: Array(units[(open + 1)..<close]))
    let target = units[(close + 2)..<end].map(\.string).joined()
    pieces.append(
      mark == "^" && target.contains("inflect: true") ? Inflection.inflected(words) : words)
    place = end + 1
    return true
  }

  /// Where the bracket at `start` is closed.
  private func closing(_ open: Character, _ close: Character, from start: Int) -> Int? {
    var depth = 0
    var index = start
    while index < units.endIndex {
      switch units[index].letter {
      case "\\": index += 1
      case open: depth += 1
      case close:
        depth -= 1
        if depth == 0 { return index }
      default: break
      }
      index += 1
    }
    return nil
  }

  private mutating func readMark() {
    guard let letter = units[place].letter else { return pass() }
    let count = runLength(at: place, of: letter)
    marks.append(
      EmphasisMark(
        letter: letter, count: count, piece: pieces.count,
        before: neighbour(at: place - 1), after: neighbour(at: place + count)))
    pieces.append("")
    place += count
  }

  private func runLength(at start: Int, of letter: Character) -> Int {
    var end = start
    while end < units.endIndex, units[end].letter == letter { end += 1 }
    return end - start
  }

  private func neighbour(at index: Int) -> EmphasisMark.Neighbour {
    guard units.indices.contains(index) else { return .blank }
    guard let letter = units[index].letter else { return .other }
    if letter.isWhitespace { return .blank }
    return letter.isPunctuation || letter.isSymbol ? .punctuation : .other
  }
}

extension Character {
  fileprivate var isASCIIPunctuation: Bool { isASCII && (isPunctuation || isSymbol) }
}
