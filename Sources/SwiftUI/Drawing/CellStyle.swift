/// How a cell looks where a terminal can show more than characters.
struct CellStyle: OptionSet, Hashable {
  let rawValue: UInt8
  static let bold = CellStyle(rawValue: 1)
  static let dim = CellStyle(rawValue: 2)
  static let underlined = CellStyle(rawValue: 4)

  /// The names that the runner knows.
  var names: [String] {
    [(CellStyle.bold, "bold"), (.dim, "dim"), (.underlined, "underlined")]
      .filter { contains($0.0) }.map(\.1)
  }
}
