/// Breaks texts into lines of cells.
enum TextLayout {
  /// The width of a text that is one line of ASCII, as most are; nil for others.
  static func plainWidth(_ text: String) -> Int? {
    text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text.utf8.count : nil
  }

  /// The text in lines no wider than a width: broken at its own ends of lines, between words, and
  /// inside a word only where it is longer than a line.
  static func lines(of text: String, width: Int) -> [String] {
    guard width > 0 else { return [] }
    return text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      var filler = Filler(width: width)
      for character in line { filler.add(character) }
      return filler.finished()
    }
  }

  /// The text cut to a width, with `…` where something is missing.
  static func shortened(_ text: String, to width: Int) -> String {
    guard CellWidth.of(text) > width else { return text }
    guard width > 0 else { return "" }
    return prefix(of: text, width: width - 1) + "…"
  }

  /// The end of a text that fits a width, after `…` where something is missing.
  static func tail(of text: String, width: Int) -> String {
    guard CellWidth.of(text) > width else { return text }
    guard width > 0 else { return "" }
    return "…" + String(prefix(of: String(text.reversed()), width: width - 1).reversed())
  }

  static func longestWord(_ text: String) -> Int {
    text.split { $0 == " " || $0 == "\n" }.map { word in
      // Where characters are wide, lines break between them.
      word.contains { CellWidth.of($0) == 2 } ? 2 : CellWidth.of(String(word))
    }.max() ?? 0
  }

  private static func prefix(of text: String, width: Int) -> String {
    var used = 0
    return String(
      text.prefix { character in
        used += CellWidth.of(character)
        return used <= width
      })
  }
}

/// Fills lines greedily with what cannot be parted.
private struct Filler {
  let width: Int
  private var lines: [String] = []
  private var line = ""
  private var lineWidth = 0
  private var blanks = 0
  private var word = ""
  private var wordWidth = 0
  private var last: Character?

  init(width: Int) { self.width = width }

  mutating func add(_ character: Character) {
    if character == " " || character == "\t" {
      endWord()
      blanks += 1
    } else {
      if let last, mayBreak(between: last, and: character) { endWord() }
      word.append(character)
      wordWidth += CellWidth.of(character)
    }
    last = character
  }

  mutating func finished() -> [String] {
    endWord()
    return lines + [line]
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    if lineWidth > 0, lineWidth + blanks + wordWidth > width {
      endLine()
    } else {
      // Blanks before a line's first word are an indent.
      let indent = min(blanks, max(0, width - 1 - lineWidth))
      line += String(repeating: " ", count: indent)
      lineWidth += indent
    }
    blanks = 0
    for character in word {
      let columns = CellWidth.of(character)
      if lineWidth > 0, lineWidth + columns > width { endLine() }
      // One column has no room for a wide character.
      line += columns > width ? "·" : String(character)
      lineWidth += min(columns, width)
    }
    word = ""
    wordWidth = 0
  }

  private mutating func endLine() {
    lines.append(line)
    line = ""
    lineWidth = 0
  }

  /// Wide characters part anywhere, but no line begins with a closing mark.
  private func mayBreak(between left: Character, and right: Character) -> Bool {
    guard CellWidth.of(left) == 2 || CellWidth.of(right) == 2 else { return false }
    return !Filler.neverFirst.contains(right) && !Filler.neverLast.contains(left)
  }

  private static let neverFirst: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "？", "！", "）", "」", "』", "】", "ー", ".", ",", ":", ";", "?",
    "!", ")", "%",
  ]
  private static let neverLast: Set<Character> = ["（", "「", "『", "【", "(", "$", "#"]
}
