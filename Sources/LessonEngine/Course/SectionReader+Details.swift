import Markdown

extension SectionReader {
  func opensDetails(_ html: String) -> Bool {
    html.drop { $0.isWhitespace }.lowercased().hasPrefix("<details")
  }

  mutating func details(
    _ html: String, at place: Place, rest: inout ArraySlice<Block>
  ) -> Details {
    let opening = html.afterTag("</summary>")
    if opening == nil {
      report(place, "'<details>' needs a summary: <details><summary>Hint</summary>")
    }
    let swallowed = opening.map { $0.withoutTags } ?? ""
    if swallowed.contains(where: { !$0.isWhitespace }) {
      report(place, "put a blank line after '</summary>'; what follows it is raw HTML")
    }
    let kind = Details.Kind(summary: Self.summary(of: html))
    if html.afterTag("</details>") != nil {
      return Details(kind: kind, content: Section(), place: place)
    }
    var inner: [Block] = []
    var depth = 1
    while let block = rest.popFirst() {
      if case .html(let text) = block.kind {
        if opensDetails(text) { depth += 1 }
        if let tail = text.afterTag("</details>") {
          depth -= 1
          if tail.withoutTags.contains(where: { !$0.isWhitespace }) {
            report(
              block.place, "put a blank line after '</details>'; what follows it is raw HTML")
          }
        }
        if depth == 0 { break }
      }
      inner.append(block)
    }
    if depth > 0 {
      report(place, "'<details>' is never closed; write '</details>' on its own line")
    }
    return Details(
      kind: kind, content: read(inner[...]), place: place)
  }

  private static func summary(of html: String) -> String {
    guard let start = html.afterTag("<summary>") else { return "" }
    return start.split(separator: "</summary>", maxSplits: 1).first?.withoutTags ?? ""
  }

  /// Outside courses a task list may be a list of tasks.
  func isQuestion(_ list: ListBlock) -> Bool {
    let boxes = list.items.compactMap(\.isChecked)
    return role == .document
      ? boxes.count == list.items.count && boxes.contains(true) && boxes.contains(false)
      : !boxes.isEmpty
  }

  mutating func question(_ list: ListBlock, at place: Place) -> Question {
    let choices = list.items.map { item in
      var text: [Block] = []
      var reply: [Block] = []
      for block in item.blocks {
        if case .quote(let inner) = block.kind { reply += inner } else { text.append(block) }
      }
      return Question.Choice(text: text, isRight: item.isChecked ?? false, reply: reply)
    }
    if let plain = list.items.first(where: { $0.isChecked == nil }) {
      report(plain.place, "every choice of a question needs its box: '- [ ]' or '- [x]'")
    }
    if choices.count < 2 { report(place, "a question needs two choices or more") }
    if !choices.contains(where: \.isRight) {
      report(place, "no choice of this question is right; mark what is with '[x]'")
    }
    return Question(choices: choices, place: place)
  }
}

extension Details.Kind {
  init(summary: String) {
    let word = summary.split { !$0.isLetter }.first ?? ""
    switch word {
    case "Hint": self = .hint
    case "Solution": self = .solution
    case "Answer": self = .answer
    default: self = .other(summary)
    }
  }
}

extension StringProtocol {
  /// What stands after a tag's first place, whatever case it is written in.
  fileprivate func afterTag(_ tag: String) -> SubSequence? {
    var start = startIndex
    while let open = self[start...].firstIndex(of: "<") {
      if self[open...].prefix(tag.count).lowercased() == tag {
        return self[open...].dropFirst(tag.count)
      }
      start = index(after: open)
    }
    return nil
  }

  /// The text between the tags.
  fileprivate var withoutTags: String {
    var text = ""
    var isInTag = false
    for character in self {
      if character == "<" { isInTag = true }
      if !isInTag { text.append(character) }
      if character == ">" { isInTag = false }
    }
    return text
  }
}
