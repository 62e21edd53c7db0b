/// Columns and rows.
struct CellSize: Hashable {
  var width = 0
  var height = 0
}

/// What a view is offered: so many columns, and rows, or as many rows as it likes.
struct Room: Hashable {
  var width: Int
  var height: Int?
}

/// A place in a rectangle of cells.
struct CellPlace {
  var horizontal: CellAlignment
  var vertical: CellAlignment

  static let center = CellPlace(horizontal: .center, vertical: .center)
}

extension CellAlignment {
  /// How much of what is free stands before.
  func offset(of length: Int, in room: Int) -> Int {
    let free = max(0, room - length)
    return switch self {
    case .leading, .firstBaseline: 0
    case .center: free / 2
    case .trailing, .lastBaseline: free
    }
  }
}

/// Apple's points as cells: a cell is as high as a line of text and about 8 points wide.
enum Points {
  static func columns(_ points: CGFloat) -> Int { cells(points / 8) }

  /// A row is dear: what is less than half of one is none.
  static func rows(_ points: CGFloat) -> Int {
    points < 12 ? 0 : max(1, cells(points / 22))
  }

  /// Rows between views: less than a line's height is none.
  static func gap(_ points: Int) -> Int { points < 16 ? 0 : rows(CGFloat(points)) }

  /// Columns between views, which never touch unless they are told to.
  static func columnGap(_ points: Int?) -> Int {
    guard let points else { return 1 }
    return points <= 0 ? 0 : max(1, columns(CGFloat(points)))
  }

  // Anything larger is beyond every window.
  private static func cells(_ cells: CGFloat) -> Int {
    cells.isNaN ? 0 : Int(max(0, min(cells, 10_000)).rounded())
  }
}
