extension StyledText {
  /// The text as lines no wider than a width; line feeds break always.
  ///
  /// Lines break at blanks, between CJK characters, and inside words only where a word is longer
  /// than a line.
  public func wrapped(to width: Int) -> [StyledText] {
    var wrapper = Wrapper(width: max(1, width))
    for (character, style) in characters { wrapper.add(character, style) }
    return wrapper.finished()
  }

  /// The text as lines no wider than a width, cut wherever a line is full: for code, where every
  /// blank counts.
  public func cut(to width: Int) -> [StyledText] {
    var lines = [StyledText()]
    var used = 0
    for (character, style) in characters {
      let columns = character.displayWidth
      if used > 0, used + columns > width {
        lines.append(StyledText())
        used = 0
      }
      lines[lines.count - 1].append(String(character), style)
      used += columns
    }
    return lines
  }
}

/// Fills lines greedily: what cannot be parted is collected and then put on this line or the next.
private struct Wrapper {
  let width: Int
  private var lines: [StyledText] = []
  private var line = StyledText()
  private var lineWidth = 0
  private var blanks = StyledText()
  private var word = StyledText()
  private var last: Character?

  init(width: Int) {
    self.width = width
  }

  mutating func add(_ character: Character, _ style: Style) {
    if character.isNewline {
      endWord()
      endLine()
    } else if character == " " || character == "\t" {
      endWord()
      blanks.append(" ", style)
    } else {
      if let last, Self.mayBreak(between: last, and: character) { endWord() }
      word.append(String(character), style)
    }
    last = character
  }

  mutating func finished() -> [StyledText] {
    endWord()
    endLine()
    return lines
  }

  private mutating func endWord() {
    guard !word.isEmpty else { return }
    // Blanks before a line's first word are an indent; those at a break go.
    let indent = blanks.width
    if lineWidth > 0, lineWidth + indent + word.width > width {
      endLine()
    }
    if !blanks.isEmpty, lineWidth + indent < width {
      line += blanks
      lineWidth += indent
    }
    blanks = StyledText()
    if lineWidth + word.width <= width {
      line += word
      lineWidth += word.width
    } else {
      let parts = (line + word).cut(to: width)
      lines += parts.dropLast()
      line = parts.last ?? StyledText()
      lineWidth = line.width
    }
    word = StyledText()
  }

  private mutating func endLine() {
    lines.append(line)
    line = StyledText()
    lineWidth = 0
    blanks = StyledText()
  }

  /// Ideographs and kana part anywhere, but no line begins with a closing mark or ends with an
  /// opening one (JIS X 4051, its strict core).
  private static func mayBreak(between left: Character, and right: Character) -> Bool {
    guard left.isIdeographic || right.isIdeographic else { return false }
    return !neverFirst.contains(right) && !neverLast.contains(left)
  }

  private static let neverFirst: Set<Character> = [
    "、", "。", "，", "．", "：", "；", "？", "！", "）", "］", "｝", "」", "』", "】", "〉", "》", "〕",
    "ー", "々", "…", "‥", "”", "’", ".", ",", ":", ";", "?", "!", ")", "]", "}", "%", "％",
  ]
  private static let neverLast: Set<Character> = [
    "（", "［", "｛", "「", "『", "【", "〈", "《", "〔", "“", "‘", "(", "[", "{", "$", "＄", "#",
  ]
}

extension Character {
  /// Whether words of this script are written without blanks between them; Hangul's are not.
  fileprivate var isIdeographic: Bool {
    guard let value = unicodeScalars.first?.value, value >= 0x2E80 else { return false }
    return switch value {
    case 0x2E80...0x312F, 0x31A0...0x4DBF, 0x4E00...0xA4CF, 0xF900...0xFAFF, 0xFF01...0xFF9F,
      0x20000...0x3FFFD:
      true
    default: false
    }
  }
}
