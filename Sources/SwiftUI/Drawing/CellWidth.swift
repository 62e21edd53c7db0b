/// How many columns of a terminal characters take.
enum CellWidth {
  static func of(_ text: String) -> Int {
    TextLayout.plainWidth(text) ?? text.reduce(0) { $0 + of($1) }
  }

  static func of(_ character: Character) -> Int {
    if let ascii = character.asciiValue { return ascii < 0x20 || ascii == 0x7F ? 0 : 1 }
    guard let first = character.unicodeScalars.first else { return 0 }
    if isEmoji(character, first) { return 2 }
    return min(2, character.unicodeScalars.reduce(0) { $0 + of($1) })
  }

  /// Whether a picture is shown: by nature, by the selector of variations, or as a flag.
  private static func isEmoji(_ character: Character, _ first: Unicode.Scalar) -> Bool {
    let isFlagLetter = (0x1F1E6...0x1F1FF).contains(first.value)
    if first.properties.isEmojiPresentation {
      return !isFlagLetter || character.unicodeScalars.count > 1
    }
    return first.properties.isEmoji
      && character.unicodeScalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0.properties.isEmojiModifier
      }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .control, .format: 0
    default:
      // Vowels and final consonants join the syllable begun before them.
      (0x1160...0x11FF).contains(scalar.value) ? 0 : isWide(scalar.value) ? 2 : 1
    }
  }

  private static func isWide(_ value: UInt32) -> Bool {
    value >= 0x1100 && wide.contains { $0.contains(value) }
  }

  // Unicode Standard Annex 11: wide and full-width, without those that are emoji by nature.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
    0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
    0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DF2,
    0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x1F3FB...0x1F3FF,
    0x1FA70...0x1FAF8, 0x20000...0x3FFFD,
  ]
}
