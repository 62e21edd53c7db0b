/// What Tab does to a line, given the texts that it could become.
enum Completion: Hashable {
  case nothing
  case insert(String)
  /// Several are possible: what differs of each, to choose from.
  case list([String])

  init(of line: String, among candidates: [String]) {
    let matching = candidates.filter { $0.hasPrefix(line) }
    guard let first = matching.first else {
      self = .nothing
      return
    }
    let shared = matching.dropFirst().reduce(Substring(first)) { shared, candidate in
      shared.prefix(zip(shared, candidate).prefix { $0 == $1 }.count)
    }
    if shared.count > line.count {
      self = .insert(String(shared.dropFirst(line.count)))
    } else if matching.count > 1 {
      let start = Self.lastWordStart(of: line)
      self = .list(matching.map { String($0.dropFirst(start)) })
    } else {
      self = .nothing
    }
  }

  /// The number of characters before the word at the line's end; a blank in quotes ends no word.
  private static func lastWordStart(of line: String) -> Int {
    var start = 0
    var isQuoted = false
    for (index, character) in line.enumerated() {
      if character == "\"" { isQuoted.toggle() }
      if character == " ", !isQuoted { start = index + 1 }
    }
    return start
  }
}

/// Short texts in columns, read down, as `ls` shows names.
func inColumns(_ texts: [String], width: Int) -> [String] {
  let column = (texts.map(\.displayWidth).max() ?? 0) + 2
  // The last column needs no gap after it.
  let count = max(1, (width + 2) / max(1, column))
  let rows = (texts.count + count - 1) / count
  return (0..<rows).map { row in
    let cells = stride(from: row, to: texts.count, by: rows).map { texts[$0] }
    let padded = cells.dropLast().map { StyledText($0).padded(to: column).plain }
    return (padded + cells.suffix(1)).joined()
  }
}
