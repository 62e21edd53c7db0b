import Terminal

/// What is left of raw HTML in a terminal: the words between its tags.
struct HTMLWords {
  let text: String

  init(_ html: String) {
    var rest = html[...]
    var text = ""
    while let start = rest.firstIndex(of: "<") {
      text += rest[..<start]
      let isComment = rest[start...].hasPrefix("<!--")
      rest = isComment ? rest[start...].after("-->") : rest[start...].after(">")
    }
    self.text = text + rest
  }

  func lines(width: Int) -> [StyledText] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.drop(while: \.isWhitespace) }
      .filter { !$0.isEmpty }
      .flatMap { StyledText(String($0)).wrapped(to: width) }
  }
}

extension Substring {
  /// What follows the first occurrence of a text; nothing where there is none.
  fileprivate func after(_ end: String) -> Substring {
    var rest = self
    while !rest.isEmpty {
      if rest.hasPrefix(end) { return rest.dropFirst(end.count) }
      rest = rest.dropFirst()
    }
    return rest
  }
}
