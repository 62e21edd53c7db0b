public import Terminal

/// A file's change: its name, how much of it changed, and the changed lines with those around them.
public struct DifferencePage: Sendable {
  public var file: String
  /// The text before; nil for a new file.
  public var old: String?
  public var new: String
  /// The unchanged lines that are shown before and after a change.
  public var context = 3

  public init(file: String, old: String?, new: String) {
    self.file = file
    self.old = old
    self.new = new
  }

  public func lines(width: Int) -> [StyledText] {
    guard let old else {
      let code = CodePage(new, isSwift: file.hasSuffix(".swift"))
      return [title("new", width)] + code.lines(width: width)
    }
    let difference = LineDifference(from: Self.lines(of: old), to: Self.lines(of: new))
    let count = difference.changeCount
    let note = count == 0 ? "unchanged" : count == 1 ? "1 change" : "\(count) changes"
    return [title(note, width)] + changed(difference.lines, width: width)
  }

  private func title(_ note: String, _ width: Int) -> StyledText {
    .line(
      StyledText(file, .bold), trailing: StyledText(note, .dim), width: Layout.prose(in: width))
  }

  private func changed(_ lines: [LineDifference.Line], width: Int) -> [StyledText] {
    let kept = lines.indices.map { index in
      let around = max(0, index - context)...min(lines.count - 1, index + context)
      return lines[around].contains { $0.change != .same }
    }
    var result: [StyledText] = []
    var skipped = 0
    func endGap() {
      if skipped > 0 { result.append(StyledText("  … \(skipped) more", .dim)) }
      skipped = 0
    }
    guard kept.contains(true) else { return [] }
    for (line, isKept) in zip(lines, kept) {
      guard isKept else {
        skipped += 1
        continue
      }
      endGap()
      result += Self.lines(of: line, width: width)
    }
    endGap()
    return result
  }

  private static func lines(of line: LineDifference.Line, width: Int) -> [StyledText] {
    let (sign, style): (String, Style) =
      switch line.change {
      case .same: ("  ", .plain)
      case .removed: ("− ", Style(color: .red))
      case .added: ("+ ", Style(color: .green))
      }
    return StyledText(line.text, style).expandingTabs(every: 4).cut(to: max(1, width - 2))
      .prefixed(first: StyledText(sign, style), rest: StyledText("↪ ", .dim))
  }

  private static func lines(of text: String) -> [String] {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    if lines.last == "" { lines.removeLast() }
    return lines
  }
}
