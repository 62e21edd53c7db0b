extension StringProtocol {
  /// The columns that the text takes on a terminal's line.
  public var displayWidth: Int {
    var width = 0
    for character in self { width += character.displayWidth }
    return width
  }
}

extension Character {
  /// The columns that the character takes: two for wide ones and emoji, none for a lone mark.
  ///
  /// Control characters count one, because a picture of them is what is written.
  public var displayWidth: Int {
    if let ascii = asciiValue { return ascii == 0x0A ? 0 : 1 }
    if isDrawnAsEmoji { return 2 }
    return Swift.min(2, unicodeScalars.reduce(0) { $0 + $1.displayWidth })
  }

  /// Whether the terminal shows a picture: by nature, by the variation selector, or as a flag.
  private var isDrawnAsEmoji: Bool {
    guard let first = unicodeScalars.first else { return false }
    if first.properties.isEmojiPresentation {
      return !first.isRegionalIndicator || unicodeScalars.count > 1
    }
    // Emoji of a sequence (joined, or with a skin tone) are shown as one, as wide as one.
    return first.properties.isEmoji
      && unicodeScalars.dropFirst().contains {
        $0 == "\u{FE0F}" || $0.properties.isEmojiModifier
      }
  }
}

extension Unicode.Scalar {
  fileprivate var displayWidth: Int {
    switch properties.generalCategory {
    // A soft hyphen is a format character that terminals show.
    case .format: value == 0xAD ? 1 : 0
    case .nonspacingMark, .enclosingMark, .spacingMark: 0
    case .lineSeparator, .paragraphSeparator: 1
    default: isHangulTail ? 0 : isWide ? 2 : 1
    }
  }

  fileprivate var isRegionalIndicator: Bool { (0x1F1E6...0x1F1FF).contains(value) }

  /// Vowels and final consonants that join the syllable begun before them.
  private var isHangulTail: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  private var isWide: Bool {
    guard value >= 0x1100 else { return false }
    var low = 0
    var high = wideRanges.count
    while low < high {
      let middle = (low + high) / 2
      if wideRanges[middle].upperBound < value { low = middle + 1 } else { high = middle }
    }
    return low < wideRanges.count && wideRanges[low].contains(value)
  }
}

/// Unicode 17, EastAsianWidth.txt: W and F, without those that have Emoji_Presentation; unassigned
/// code points between two ranges are counted with them.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x3029,
  0x3030...0x303E, 0x3041...0x3096, 0x309B...0x3163, 0x3165...0x3247, 0x3250...0xA4C6,
  0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B,
  0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x16FE3, 0x16FF2...0x18DF2, 0x1AFF0...0x1B2FB,
  0x1D300...0x1D376, 0x1F200...0x1F265, 0x1F3FB...0x1F3FF, 0x1FA70...0x1FAF8,
  0x20000...0x3FFFD,
]
