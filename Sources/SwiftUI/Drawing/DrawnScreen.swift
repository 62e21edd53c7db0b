/// A drawn screen, or another text with marks: what `show` and `tree` answer.
struct DrawnScreen: Equatable, Encodable {
  var lines: [String]
  /// The stretches that look otherwise than plain text, in the order of the lines.
  var spans: [Span] = []
  /// The rows that belong to views whose body has just run.
  var marked: [Int] = []
  /// How many rows there are above and below those shown.
  var above = 0
  var below = 0

  /// A stretch of a line, in UTF-8 bytes, with the names of its styles.
  struct Span: Equatable, Encodable {
    let row: Int
    let start: Int
    let end: Int
    let style: [String]
  }
}
