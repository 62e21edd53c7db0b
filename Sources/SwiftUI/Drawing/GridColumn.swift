/// How wide a column of a grid is, in cells.
enum GridColumn {
  case fixed(Int)
  case flexible(minimum: Int, maximum: Int?)
  /// As many columns as there is room for.
  case adaptive(minimum: Int, maximum: Int?)
}
