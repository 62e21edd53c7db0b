extension SwiftText {
  /// The holes `<#like this#>` of the text, in order, as ranges and the words within.
  public var placeholders: [(range: Range<String.Index>, name: String)] {
    var found: [(range: Range<String.Index>, name: String)] = []
    var rest = text[...]
    while let open = rest.firstRange(of: "<#"),
      let close = rest[open.upperBound...].firstRange(of: "#>")
    {
      found.append(
        (open.lowerBound..<close.upperBound, String(rest[open.upperBound..<close.lowerBound])))
      rest = rest[close.upperBound...]
    }
    return found
  }

  /// The text with its only hole filled; the filling's later lines take the hole's indent.
  ///
  /// Nil where the text has no hole or several.
  public func filled(with filling: String) -> SwiftText? {
    let holes = placeholders
    guard holes.count == 1, let hole = holes.first else { return nil }
    let lineStart = text[..<hole.range.lowerBound].lastIndex(of: "\n").map(text.index(after:))
    let before = text[(lineStart ?? text.startIndex)..<hole.range.lowerBound]
    let indent = String(before.prefix { $0 == " " || $0 == "\t" })
    var lines = filling.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let indented = lines.enumerated().map { index, line in
      index == 0 || line.isEmpty ? line : indent + line
    }
    return SwiftText(
      text.replacingCharacters(in: hole.range, with: indented.joined(separator: "\n")))
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with other: String) -> String {
    String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}

extension StringProtocol {
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(other) {
        return start..<index(start, offsetBy: other.count)
      }
      start = index(after: start)
    }
    return nil
  }
}
