import Markdown

extension SectionReader {
  mutating func exercise(
    _ title: String, _ directive: Directive, body: ArraySlice<Block>, at place: Place
  ) -> Exercise {
    let id = directive["id"]?.value ?? slug(of: title)
    if !isIdentifier(id) {
      report(directive.place, "an exercise's id may hold only a-z, 0-9 and '-'; write id=…")
    }
    claim(id, at: directive.place)
    let outer = sectionStart
    sectionStart = drafts.count
    if role == .deck { report(directive.place, "a card holds no exercise; a 'fill' asks for code") }
    let wasInExercise = isInExercise
    isInExercise = true
    let content = read(body)
    isInExercise = wasInExercise
    var found = Exercise(
      id: id, title: title, reason: directive["fails"]?.value, content: content,
      starter: content.code(.starter), solution: content.code(.solution), place: place)
    found.content = content
    if content.count(of: .solution) > 1 {
      report(place, "the exercise has more than one 'swift solution'; only one can be proved")
    }
    if found.starter == nil { report(place, "the exercise has no 'swift starter' block") }
    if found.solution == nil { report(place, "the exercise has no 'swift solution' block") }
    var starters = 0
    for index in drafts[sectionStart...].indices {
      drafts[index].isClosed = true
      guard drafts[index].element.info.role == .starter else { continue }
      starters += 1
      drafts[index].exercise = found
      drafts[index].id = id
      if starters > 1 {
        report(drafts[index].element.place, "the exercise has a 'swift starter' already")
      } else if !drafts[index].hasExpectations {
        report(
          place,
          "the exercise does not say what a right answer gives; "
            + "write a session, output or diagnostics block under its starter")
      }
    }
    sectionStart = outer
    return found
  }

  mutating func exerciseDirective(_ block: Block?) -> Directive? {
    guard let block, case .html(let html) = block.kind, Directive.begins(html) else { return nil }
    var noted: [(Place, String)] = []
    defer { for (place, message) in noted { report(place, message) } }
    guard let directive = Directive(html, at: block.place, report: { noted.append(($0, $1)) }),
      directive.words.contains("exercise")
    else { return nil }
    directive.check(words: ["exercise"], keys: ["id", "fails"]) { noted.append(($0, $1)) }
    return directive
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

extension Section {
  /// How many blocks of a role there are, details included.
  fileprivate func count(of role: BlockInfo.Role) -> Int {
    elements.reduce(0) { count, element in
      switch element {
      case .code(let code): count + (code.info.role == role ? 1 : 0)
      case .details(let details): count + details.content.count(of: role)
      default: count
      }
    }
  }
}
