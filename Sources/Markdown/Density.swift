extension SourceText {
  /// Refuses a text of so many marks that its tree would take more memory than a text deserves.
  ///
  /// A mark becomes at most a node or two of the tree, and those take some 400 bytes (measured), so
  /// that the limit keeps the largest tree under half a gigabyte. Code in fences counts for nothing.
  func checkDensity() throws(MarkdownError) {
    var marks = 0
    var fence: (mark: UInt8, length: Int)?
    var fenceIndent = 0
    for number in 1...max(lineCount, 1) {
      let line = line(number)
      let (inner, containers) = withoutContainers(line)
      if containers > 100, line.first == UInt8(ascii: ">") {
        throw MarkdownError(.nestedTooDeep, at: Place(line: number, column: 101))
      }
      let run = fenceRun(in: inner)
      if let open = fence {
        let closes =
          run.map { $0.mark == open.mark && $0.length >= open.length } ?? false
        if closes { fence = nil }
        // A line further out may have ended the item or quote, and the fence with it.
        if inner.startIndex - line.startIndex >= fenceIndent || inner.isEmpty { continue }
      }
      if fence == nil {
        fence = run
        fenceIndent = inner.startIndex - line.startIndex
      }
      // A block of code may become a program, which holds more than a node does.
      if run != nil { marks += 2 }
      marks += 2 * containers + (inner.isEmpty ? 0 : 1) + inlineMarks(in: inner)
      guard marks <= Self.markLimit else {
        throw MarkdownError(.tooDense, at: Place(line: number, column: 1))
      }
    }
  }

  private static let markLimit = 1 << 20

  /// What follows the quotes' and items' marks at a line's start, and how many those are.
  private func withoutContainers(_ line: ArraySlice<UInt8>) -> (ArraySlice<UInt8>, Int) {
    var rest = line
    var count = 0
    while true {
      let inner = rest.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      guard let first = inner.first else { return (inner, count) }
      let digits = inner.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
      let afterDigits = inner.dropFirst(digits)
      if first == UInt8(ascii: ">") {
        rest = inner.dropFirst()
      } else if [UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*")].contains(first),
        isBlankOrEnd(inner.dropFirst())
      {
        rest = inner.dropFirst()
      } else if digits > 0, [UInt8(ascii: "."), UInt8(ascii: ")")].contains(afterDigits.first),
        isBlankOrEnd(afterDigits.dropFirst())
      {
        rest = afterDigits.dropFirst()
      } else {
        return (inner, count)
      }
      count += 1
    }
  }

  private func isBlankOrEnd(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first.map { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") } ?? true
  }

  private func fenceRun(in line: ArraySlice<UInt8>) -> (mark: UInt8, length: Int)? {
    guard let mark = line.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return nil
    }
    let length = line.prefix { $0 == mark }.count
    // Backticks after a run of backticks make it a span of code, which is no fence.
    let isSpan = mark == UInt8(ascii: "`") && line.dropFirst(length).contains(mark)
    return length >= 3 && !isSpan ? (mark, length) : nil
  }

  /// A run of one mark is one; an address is found by its colon or at sign and costs three.
  private func inlineMarks(in line: ArraySlice<UInt8>) -> Int {
    var count = 0
    var last: UInt8 = 0
    for byte in line {
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "@"): count += 3
      case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"), UInt8(ascii: "&"),
        UInt8(ascii: "|"), UInt8(ascii: "\\"):
        count += 1
      // Each cuts the running text, or begins an address, in cmark's tree.
      case UInt8(ascii: "."), UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "-"):
        count += 1
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"):
        if byte != last { count += 1 }
      default: break
      }
      last = byte
    }
    return count
  }
}
