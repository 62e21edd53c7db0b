/// A text as its lines' bytes: checked, without a byte-order mark, line ends taken off.
struct SourceText {
  /// The whole text, every line ended by a line feed.
  let bytes: [UInt8]
  private let starts: [Int]
  /// How many bytes of a byte-order mark stood before the first line.
  let hadByteOrderMark: Bool

  /// Checks that a text is UTF-8 without NUL, and folds its line ends to line feeds.
  init(_ input: some Collection<UInt8>) throws(MarkdownError) {
    var source = ArraySlice(Array(input))
    hadByteOrderMark = source.starts(with: [0xEF, 0xBB, 0xBF])
    if hadByteOrderMark { source = source.dropFirst(3) }

    var folded: [UInt8] = []
    folded.reserveCapacity(source.count + 1)
    var index = source.startIndex
    while index < source.endIndex {
      let byte = source[index]
      index += 1
      guard byte == UInt8(ascii: "\r") else {
        folded.append(byte)
        continue
      }
      if index < source.endIndex, source[index] == UInt8(ascii: "\n") { index += 1 }
      folded.append(UInt8(ascii: "\n"))
    }
    if let last = folded.last, last != UInt8(ascii: "\n") { folded.append(UInt8(ascii: "\n")) }

    var starts = [0]
    for (offset, byte) in folded.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(offset + 1)
    }
    bytes = folded
    self.starts = starts
    if let offset = bytes.firstIndex(of: 0) {
      throw MarkdownError(.nul, at: place(of: offset))
    }
    if let offset = Self.firstInvalidOffset(in: bytes) {
      throw MarkdownError(.invalidUTF8, at: place(of: offset))
    }
  }

  /// The bytes of a line, counted from 1, without its end; empty past the last line.
  func line(_ number: Int) -> ArraySlice<UInt8> {
    guard number >= 1, number < starts.count else { return [] }
    return bytes[starts[number - 1]..<(starts[number] - 1)]
  }

  /// How many lines there are.
  var lineCount: Int { starts.count - 1 }

  private func place(of offset: Int) -> Place {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return Place(line: low + 1, column: offset - starts[low] + 1)
  }

  /// Follows the table of well-formed sequences in the Unicode Standard (table 3-7).
  private static func firstInvalidOffset(in bytes: [UInt8]) -> Int? {
    var index = 0
    while index < bytes.count {
      let lead = bytes[index]
      let length: Int
      var second: ClosedRange<UInt8> = 0x80...0xBF
      switch lead {
      case 0x00...0x7F:
        index += 1
        continue
      case 0xC2...0xDF: length = 2
      case 0xE0: (length, second) = (3, 0xA0...0xBF)
      case 0xED: (length, second) = (3, 0x80...0x9F)
      case 0xE1...0xEF: length = 3
      case 0xF0: (length, second) = (4, 0x90...0xBF)
      case 0xF1...0xF3: length = 4
      case 0xF4: (length, second) = (4, 0x80...0x8F)
      default: return index
      }
      guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
      for next in bytes[(index + 2)..<(index + length)] where !(0x80...0xBF).contains(next) {
        return index
      }
      index += length
    }
    return nil
  }
}
