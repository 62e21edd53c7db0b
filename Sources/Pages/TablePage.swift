public import Markdown
public import Terminal

/// A table for a width: in columns where it fits or its cells can be wrapped, else as records.
public struct TablePage: Hashable, Sendable {
  public var table: Table
  public var isPlain: Bool

  /// A column narrower than this is no longer read with ease; then rows become records.
  private static let narrowest = 12
  private static let gap = " │ "

  public init(_ table: Table, isPlain: Bool = false) {
    self.table = table
    self.isPlain = isPlain
  }

  public func lines(width: Int) -> [StyledText] {
    let rows = ([table.header] + table.rows).map { row in
      row.map { StyledText($0, isPlain: isPlain) }
    }
    guard let widths = widths(of: rows, in: width) else { return records(rows, width) }
    return rows.enumerated().flatMap { index, row in
      let lines = self.lines(of: row, widths)
      guard index == 0 else { return lines }
      let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
      return lines.map { $0.restyled { $0.bold } } + [StyledText(rule, .dim)]
    }
  }

  /// How wide each column is; nil where the columns would be too narrow.
  private func widths(of rows: [[StyledText]], in width: Int) -> [Int]? {
    let count = rows.map(\.count).max() ?? 0
    let natural = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    let room = width - Self.gap.displayWidth * max(0, count - 1)
    guard natural.reduce(0, +) > room else { return natural }
    // The widest columns give way until all fit: each gets at most the share that is left.
    var widths = natural
    var narrow = Set<Int>()
    var left = room
    while narrow.count < count {
      let share = left / (count - narrow.count)
      let fitting = (0..<count).filter { !narrow.contains($0) && natural[$0] <= share }
      if fitting.isEmpty {
        guard share >= Self.narrowest else { return nil }
        for column in 0..<count where !narrow.contains(column) { widths[column] = share }
        return widths
      }
      for column in fitting {
        narrow.insert(column)
        left -= natural[column]
      }
    }
    return widths
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = widths.indices.map { column in
      column < row.count ? row[column].wrapped(to: max(1, widths[column])) : [StyledText()]
    }
    let height = cells.map(\.count).max() ?? 1
    return (0..<height).map { line in
      widths.indices.map { column in
        let cell = line < cells[column].count ? cells[column][line] : StyledText()
        return cell.padded(to: widths[column], side(of: column))
      }.joined(separator: StyledText(Self.gap, .dim)).trimmingTrailingBlanks
    }
  }

  private func side(of column: Int) -> StyledText.Side {
    switch column < table.alignments.count ? table.alignments[column] : .none {
    case .right: .leading
    case .center: .both
    case .left, .none: .trailing
    }
  }

  private func records(_ rows: [[StyledText]], _ width: Int) -> [StyledText] {
    let header = rows.first ?? []
    let records = rows.dropFirst().map { row in
      row.enumerated().flatMap { column, cell in
        let title = column < header.count ? header[column].restyled { $0.bold } + ": " : ""
        return (title + cell).wrapped(to: max(1, width - 2)).enumerated().map { line, text in
          line == 0 ? text : "  " + text
        }
      }
    }
    return Array(records.joined(separator: [StyledText()]))
  }
}

extension StyledText {
  fileprivate var trimmingTrailingBlanks: StyledText {
    var spans = spans
    while let last = spans.last {
      let kept = String(last.text.reversed().drop { $0 == " " }.reversed())
      spans.removeLast()
      if !kept.isEmpty {
        var text = spans.reduce(into: StyledText()) { $0.append($1.text, $1.style) }
        text.append(kept, last.style)
        return text
      }
    }
    return StyledText()
  }
}
