extension StyledText {
  /// The characters to write: with escape codes, or the words alone.
  ///
  /// Control characters of the text itself are written as pictures (`␛`), so that nothing that a
  /// program printed reaches the terminal as a command.
  public func encoded(_ policy: ColorPolicy) -> String {
    spans.map { span in
      let text = span.text.withControlPictures
      let begin = policy == .styled ? EscapeCode.begin(span.style) : ""
      return begin.isEmpty ? text : begin + text + EscapeCode.reset
    }.joined()
  }
}

extension String {
  /// The text with C0 and C1 controls, line feeds aside, as visible characters one column wide.
  fileprivate var withControlPictures: String {
    guard unicodeScalars.contains(where: \.isHiddenControl) else { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x0A: result.append(scalar)
      case 0x09: result.append(" ")
      case 0x00..<0x20: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: result.append("\u{2421}")
      case 0x80..<0xA0: result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}

extension Unicode.Scalar {
  fileprivate var isHiddenControl: Bool {
    value < 0x20 && value != 0x0A || (0x7F..<0xA0).contains(value)
  }
}
