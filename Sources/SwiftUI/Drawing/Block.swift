/// A rectangle of cells; a wide character takes its cell and an empty one after it.
struct Block {
  private(set) var rows: [[String]]
  let width: Int

  init(rows: [[String]], width: Int) {
    self.width = width
    self.rows = rows.map { Block.fit($0, to: width) }
  }

  init(_ text: String) {
    let cells = Block.cells(of: text)
    self.init(rows: [cells], width: cells.count)
  }

  static func blank(width: Int, height: Int) -> Block {
    Block(rows: Array(repeating: [], count: height), width: width)
  }

  var height: Int { rows.count }

  var lines: [String] {
    rows.map { row in
      let line = row.joined()
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// The block in a wider one.
  func placed(in width: Int, _ alignment: CellAlignment) -> Block {
    guard width > self.width else { return Block(rows: rows, width: width) }
    let free = width - self.width
    let left =
      switch alignment {
      case .leading: 0
      case .center: free / 2
      case .trailing: free
      }
    let margin = Array(repeating: " ", count: left)
    return Block(rows: rows.map { margin + $0 }, width: width)
  }

  /// The block with `other` to its right, each in the middle of the higher one's height.
  func beside(_ other: Block) -> Block {
    let height = max(height, other.height)
    let (left, right) = (grown(to: height), other.grown(to: height))
    return Block(rows: zip(left.rows, right.rows).map { $0 + $1 }, width: width + other.width)
  }

  /// The block with `other` over its middle; blanks let through what is below.
  func under(_ other: Block) -> Block {
    let size = (width: max(width, other.width), height: max(height, other.height))
    var below = placed(in: size.width, .center).grown(to: size.height)
    let above = other.placed(in: size.width, .center).grown(to: size.height)
    for (index, row) in above.rows.enumerated() {
      for (column, cell) in row.enumerated() where cell != " " {
        below.put(cell, row: index, column: column)
      }
    }
    return below
  }

  private mutating func put(_ cell: String, row: Int, column: Int) {
    // Half of a wide character cannot stay.
    if rows[row][column].isEmpty, column > 0, cell != "" { rows[row][column - 1] = " " }
    if column + 1 < width, rows[row][column + 1].isEmpty { rows[row][column + 1] = " " }
    rows[row][column] = cell
  }

  func grown(to height: Int) -> Block {
    let above = (height - self.height) / 2
    let below = height - self.height - above
    return Block(
      rows: Array(repeating: [], count: above) + rows + Array(repeating: [], count: below),
      width: width)
  }

  static func cells(of text: String) -> [String] {
    text.flatMap { character -> [String] in
      switch CellWidth.of(character) {
      case 0: []
      case 1: [String(character)]
      default: [String(character), ""]
      }
    }
  }

  private static func fit(_ row: [String], to width: Int) -> [String] {
    if row.count <= width { return row + Array(repeating: " ", count: width - row.count) }
    var cut = Array(row.prefix(width))
    if row[width].isEmpty, !cut.isEmpty { cut[width - 1] = " " }
    return cut
  }
}
