/// What a program printed, as lines: line ends and colour codes taken off, bad bytes shown.
public struct TextLines: Hashable, Sendable {
  public var lines: [String]

  public init(_ bytes: some Collection<UInt8>) {
    guard !bytes.isEmpty else {
      lines = []
      return
    }
    let text = Self.text(bytes).replacing("\r\n", with: "\n")
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map {
      Self.withoutColors(String($0))
    }
    // One line end at the end is forgiven.
    if lines.last == "" { lines.removeLast() }
  }

  /// Bytes that are not UTF-8 are shown as `\xFF`.
  private static func text(_ bytes: some Collection<UInt8>) -> String {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    var text = ""
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    decoding: while true {
      switch decoder.decode(&iterator) {
      case .scalarValue(let scalar): text.unicodeScalars.append(scalar)
      case .emptyInput: break decoding
      case .error: text += "\u{FFFD}"
      }
    }
    return text
  }

  /// Takes off `ESC [ … letter`; see ECMA-48, 5.4.
  private static func withoutColors(_ line: String) -> String {
    guard line.utf8.contains(0x1B) else { return line }
    var kept = String.UnicodeScalarView()
    var rest = line.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      if scalar == "\u{1B}", rest.first == "[" {
        rest.removeFirst()
        rest = rest.drop { (0x20...0x3F).contains($0.value) }.dropFirst()
      } else {
        kept.append(scalar)
      }
    }
    return String(kept)
  }
}

/// What a program wrote to standard error, as lines without what changes from run to run.
///
/// A trap is `Fatal error: TEXT`, without the file, the line and the trace behind it; the same for
/// an error that top-level code throws.
public struct LogLines: Hashable, Sendable {
  public var lines: [String]

  public init(_ bytes: some Collection<UInt8>) {
    lines = []
    var hasTrapped = false
    for line in TextLines(bytes).lines {
      // The backtrace begins so; it is full of addresses.
      if hasTrapped, Self.beginsTrace(line) { return }
      if let mark = line.firstIndexOfFatalError {
        lines.append(String(line[mark...]))
        hasTrapped = true
      } else {
        lines.append(line)
      }
    }
  }

  private static func beginsTrace(_ line: String) -> Bool {
    line.hasPrefix("Current stack trace:") || line.hasPrefix("*** ") || line.isEmpty
  }
}

extension String {
  fileprivate var firstIndexOfFatalError: Index? {
    for mark in ["Fatal error: ", "Fatal error"] {
      guard let found = firstRange(of: mark) else { continue }
      let head = self[..<found.lowerBound]
      if head.isEmpty || head.hasSuffix(": ") { return found.lowerBound }
    }
    return nil
  }
}
