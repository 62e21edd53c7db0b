import Markdown
import SwiftSource

/// Reads the blocks of one Markdown file: roles, directives, programs and their expectations.
///
/// Every mistake is noted with its place and reading goes on, so that an author sees all at once.
struct SectionReader {
  let path: String
  private(set) var mistakes: [Diagnostic] = []
  private(set) var drafts: [ProgramDraft] = []
  private(set) var parts: [String: CodeElement] = [:]
  /// Blocks that are only read: they must parse.
  private(set) var fragments: [CodeElement] = []
  /// The ids taken in this file, with the line of each.
  private var ids: [String: Int] = [:]
  /// Drafts before this one belong to earlier sections.
  private var sectionStart = 0

  init(path: String) {
    self.path = path
  }

  mutating func report(_ place: Place, _ message: String) {
    mistakes.append(Diagnostic(path: path, place: place, message: message))
  }

  /// Takes an id for a step, program, part or exercise of this file.
  mutating func claim(_ id: String, at place: Place, remedy: String = "give one of them another") {
    if let line = ids[id] {
      report(place, "the id '\(id)' is taken at line \(line); \(remedy)")
    } else {
      ids[id] = place.line
    }
  }

  /// Begins a step or card: expectations do not reach back over it.
  mutating func beginSection() {
    sectionStart = drafts.count
  }

  /// The program above, in the same section; parts, answers and solutions are none.
  var nearestProgram: Int? {
    drafts.indices.last.flatMap { $0 >= sectionStart ? $0 : nil }
  }

  mutating func update(_ index: Int, _ change: (inout ProgramDraft) -> Void) {
    change(&drafts[index])
  }

  /// Reads a section's blocks into what is shown.
  mutating func read(_ blocks: ArraySlice<Block>) -> Section {
    var elements: [Element] = []
    var rest = blocks
    while let block = rest.popFirst() {
      switch block.kind {
      case .code(let code):
        append(code, of: block, to: &elements)
      case .html(let html) where opensDetails(html):
        elements.append(.details(details(html, at: block.place, rest: &rest)))
      case .html(let html):
        other(html, at: block.place)
      case .heading(3, let title):
        guard let directive = exerciseDirective(rest.first) else {
          elements.append(.prose(block))
          break
        }
        rest.removeFirst()
        let body = rest.prefix {
          if case .heading(let level, _) = $0.kind { level > 3 } else { true }
        }
        rest = rest.dropFirst(body.count)
        elements.append(
          .exercise(exercise(title.plainText, directive, body: body, at: block.place)))
      case .list(let list) where list.items.contains { $0.isChecked != nil }:
        elements.append(.question(question(list, at: block.place)))
      case .list(let list):
        for item in list.items { readNested(item.blocks) }
        elements.append(.prose(block))
      case .quote(let inner):
        readNested(inner)
        elements.append(.prose(block))
      default:
        elements.append(.prose(block))
      }
    }
    return Section(elements: elements)
  }

  /// Code within lists and quotes is code all the same; it is shown where it stands.
  private mutating func readNested(_ blocks: [Block]) {
    for block in blocks {
      switch block.kind {
      case .code(let code):
        var unused: [Element] = []
        append(code, of: block, to: &unused)
      case .list(let list): for item in list.items { readNested(item.blocks) }
      case .quote(let inner): readNested(inner)
      case .html(let html): other(html, at: block.place)
      default: break
      }
    }
  }

  private mutating func append(_ code: CodeBlock, of block: Block, to elements: inout [Element]) {
    guard code.fence != nil else {
      elements.append(.prose(block))
      return
    }
    var noted: [(Place, String)] = []
    let info = BlockInfo(code) { noted.append(($0, $1)) }
    for (place, message) in noted { report(place.line == 0 ? block.place : place, message) }
    var element = CodeElement(info: info, code: code, place: block.place, program: nil)

    switch info.role {
    case .shown: break
    case .fragment:
      if let name = info.name { claim(name, at: info.places["name"] ?? block.place) }
      if info.skipReason == nil { fragments.append(element) }
    case .part:
      fragments.append(element)
      if let name = info.name {
        claim(name, at: info.places["name"] ?? block.place)
        parts[name] = element
      }
    case .run, .fails, .traps, .fill:
      let id = info.name ?? "line-\(block.place.line)"
      if info.name != nil { claim(id, at: info.places["name"] ?? block.place) }
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
      if info.role == .fill, SwiftText(code.text).placeholders.count != 1 {
        report(block.place, "a 'fill' needs exactly one hole, <#like this#>")
      }
    case .file:
      let id = "line-\(block.place.line)"
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
      elements.append(
        .change(
          ProjectChange(
            file: info.file ?? "", text: code.text, isWhole: info.isWhole, place: block.place)))
      return
    case .starter:
      let id = "line-\(block.place.line)"
      element.program = id
      drafts.append(ProgramDraft(id: id, element: element))
    case .solution: break
    case .answer, .wrong: addFilling(element)
    case .output, .log, .diagnostics, .session: element.program = expect(element)
    }
    elements.append(.code(element))
  }

  private mutating func addFilling(_ element: CodeElement) {
    guard let index = drafts.indices.last(where: { drafts[$0].element.info.role == .fill }),
      index >= sectionStart
    else {
      let word = element.info.role == .answer ? "answer" : "wrong"
      report(element.place, "'swift \(word)' has no 'swift fill' above it on this card")
      return
    }
    drafts[index].fillings.append(
      ProgramDraft.Filling(
        text: element.code.text, isRight: element.info.role == .answer, place: element.place))
  }

  private mutating func exercise(
    _ title: String, _ directive: Directive, body: ArraySlice<Block>, at place: Place
  ) -> Exercise {
    let id = directive["id"]?.value ?? slug(of: title)
    if !isIdentifier(id) {
      report(directive.place, "an exercise's id may hold only a-z, 0-9 and '-'; write id=…")
    }
    claim(id, at: directive.place)
    let outer = sectionStart
    sectionStart = drafts.count
    let content = read(body)
    var found = Exercise(
      id: id, title: title, reason: directive["fails"]?.value, content: content,
      starter: content.code(.starter), solution: content.code(.solution), place: place)
    found.content = content
    if found.starter == nil { report(place, "the exercise has no 'swift starter' block") }
    if found.solution == nil { report(place, "the exercise has no 'swift solution' block") }
    for index in drafts[sectionStart...].indices
    where drafts[index].element.info.role == .starter {
      drafts[index].exercise = found
      drafts[index].id = id
    }
    sectionStart = outer
    return found
  }

  private mutating func exerciseDirective(_ block: Block?) -> Directive? {
    guard let block, case .html(let html) = block.kind, Directive.begins(html) else { return nil }
    var noted: [(Place, String)] = []
    defer { for (place, message) in noted { report(place, message) } }
    guard let directive = Directive(html, at: block.place, report: { noted.append(($0, $1)) }),
      directive.words.contains("exercise")
    else { return nil }
    directive.check(words: ["exercise"], keys: ["id", "fails"]) { noted.append(($0, $1)) }
    return directive
  }

  private mutating func other(_ html: String, at place: Place) {
    if Directive.begins(html) {
      report(place, "a directive stands right under the heading that it is about")
    } else if html.drop(while: { $0.isWhitespace }).hasPrefix("</details") {
      report(place, "'</details>' closes nothing here")
    }
  }
}

extension SectionReader {
  private func opensDetails(_ html: String) -> Bool {
    html.drop { $0.isWhitespace }.lowercased().hasPrefix("<details")
  }

  private mutating func details(
    _ html: String, at place: Place, rest: inout ArraySlice<Block>
  ) -> Details {
    var inner: [Block] = []
    var depth = 1
    while let block = rest.popFirst() {
      if case .html(let text) = block.kind {
        if opensDetails(text) { depth += 1 }
        if text.lowercased().contains("</details") { depth -= 1 }
        if depth == 0 { break }
      }
      inner.append(block)
    }
    if depth > 0 {
      report(place, "'<details>' is never closed; write '</details>' on its own line")
    }
    return Details(
      kind: Details.Kind(summary: Self.summary(of: html)), content: read(inner[...]), place: place)
  }

  private static func summary(of html: String) -> String {
    let pieces = html.split(separator: "<summary>", maxSplits: 1)
    guard pieces.count == 2 else { return "" }
    return String(pieces[1].split(separator: "</summary>", maxSplits: 1).first ?? "")
  }

  private mutating func question(_ list: ListBlock, at place: Place) -> Question {
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

extension Section {
  /// The first block of a role, also within details.
  func code(_ role: BlockInfo.Role) -> CodeElement? {
    for element in elements {
      switch element {
      case .code(let code) where code.info.role == role: return code
      case .details(let details):
        if let code = details.content.code(role) { return code }
      default: break
      }
    }
    return nil
  }
}
