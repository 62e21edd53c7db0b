public import Markdown
public import Terminal

/// A table: in columns whose cells are wrapped, or a record a row where columns would be too narrow.
public struct TablePage: Sendable {
  private let alignments: [Table.Alignment]
  private let header: [StyledText]
  private let rows: [[StyledText]]

  public init(_ table: Table, isPlain: Bool = false) {
    let count = max(table.header.count, table.rows.map(\.count).max() ?? 0)
    func filled(_ cells: [[Inline]]) -> [StyledText] {
      cells.map { $0.styled(isPlain: isPlain) }
        + Array(repeating: StyledText(), count: count - cells.count)
    }
    header = filled(table.header).map { $0.restyled { $0.bold } }
    rows = table.rows.map(filled)
    alignments =
      table.alignments
      + Array(repeating: .none, count: max(0, count - table.alignments.count))
  }

  public func lines(width: Int) -> [StyledText] {
    guard !header.isEmpty else { return [] }
    guard let widths = columnWidths(for: width) else { return records(width: width) }
    let rule = widths.map { String(repeating: "─", count: $0) }.joined(separator: "─┼─")
    let body = rows.map { lines(of: $0, widths) }
    // Rows of several lines would run into each other without a blank one between them.
    let isWrapped = body.contains { $0.count > 1 }
    return lines(of: header, widths) + [StyledText(rule, .dim)]
      + (isWrapped ? body.separated() : Array(body.joined()))
  }

  private static let separator: StyledText = " \("│", .dim) "

  /// The width of each column; nil where words would have to be broken.
  private func columnWidths(for width: Int) -> [Int]? {
    let cells = [header] + rows
    var widths = header.indices.map { column in cells.map { $0[column].width }.max() ?? 0 }
    let least = header.indices.map { column in
      cells.map { $0[column].longestWord }.max() ?? 0
    }
    let room = width - Self.separator.width * (header.count - 1)
    guard least.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      // The column that has the most to give narrows first.
      guard let widest = widths.indices.max(by: { widths[$0] - least[$0] < widths[$1] - least[$1] })
      else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private func lines(of row: [StyledText], _ widths: [Int]) -> [StyledText] {
    let cells = row.indices.map { row[$0].wrapped(to: widths[$0]) }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { line in
      cells.indices.map { column in
        let text = line < cells[column].count ? cells[column][line] : StyledText()
        return text.padded(to: widths[column], alignments[column].side)
      }.joined(separator: Self.separator).withoutTrailingBlanks
    }
  }

  private func records(width: Int) -> [StyledText] {
    rows.map { row in
      row.indices.filter { !row[$0].isEmpty }.flatMap { column in
        let title = header[column].isEmpty ? StyledText() : header[column] + ": "
        return (title + row[column]).wrapped(to: max(1, width - 2))
          .prefixed(first: "", rest: "  ")
      }
    }.separated()
  }
}

extension Table.Alignment {
  fileprivate var side: StyledText.Side {
    switch self {
    case .none, .left: .trailing
    case .center: .both
    case .right: .leading
    }
  }
}

extension StyledText {
  /// The columns of the widest piece that wrapping leaves whole.
  fileprivate var longestWord: Int {
    plain.split(whereSeparator: \.isWhitespace).map { word in
      // Ideographs may be parted anywhere, so a run of them needs room for a few only.
      word.contains { $0.displayWidth > 1 } ? min(word.displayWidth, 4) : word.displayWidth
    }.max() ?? 0
  }
}
