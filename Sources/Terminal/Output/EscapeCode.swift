/// Every escape code that is written, and nothing else in the program writes any. ECMA-48 names:
///
/// | Name | Bytes | Effect |
/// | --- | --- | --- |
/// | SGR 0 | `ESC [ 0 m` | ends all styles |
/// | SGR 1, 2, 4, 7 | `ESC [ n m` | bold, dim, underlined, inverse |
/// | SGR 30–37, 90–97 | `ESC [ n m` | the text's colour: the eight, and the eight bright ones |
/// | EL 0 | `ESC [ K` | erases from the cursor to the end of the line |
/// | ED 0 | `ESC [ J` | erases from the cursor to the end of the screen |
/// | CUU | `ESC [ n A` | moves the cursor n rows up |
///
/// Besides these there is the carriage return; libedit writes its own while a line is typed.
enum EscapeCode {
  static let reset = "\u{1B}[0m"
  static let carriageReturn = "\r"
  static let eraseToEndOfLine = "\u{1B}[K"
  static let eraseBelow = "\u{1B}[J"

  static func up(_ rows: Int) -> String { "\u{1B}[\(rows)A" }

  /// What begins a style; empty for plain text.
  static func begin(_ style: Style) -> String {
    var numbers: [Int] = []
    if style.isBold { numbers.append(1) }
    if style.isDim { numbers.append(2) }
    if style.isUnderlined { numbers.append(4) }
    if style.isInverse { numbers.append(7) }
    if let color = style.color?.rawValue { numbers.append(color < 8 ? 30 + color : 82 + color) }
    guard !numbers.isEmpty else { return "" }
    return "\u{1B}[" + numbers.map(String.init).joined(separator: ";") + "m"
  }
}
