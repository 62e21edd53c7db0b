import Markdown
import SwiftSource

extension Deck {
  /// Reads a deck in Markdown: `#` is its title, each `##` a card.
  ///
  /// Throws everything that is wrong with it.
  public init(
    id: String, path: String, markdown bytes: some Collection<UInt8>,
    settings: CompilerSettings = CompilerSettings()
  ) throws(Diagnostics) {
    let blocks = try Document.blocks(of: bytes, path: path)
    var reader = SectionReader(path: path, role: .deck)
    reader.checkTitle(of: blocks)
    var parts = SectionSplitter(blocks).sections
    var title = ""
    if let first = parts.first, first.heading == nil {
      parts.removeFirst()
      var body = first.body
      if case .heading(1, let words)? = body.first?.kind {
        title = words.plainText
        body.removeFirst()
      }
      // What stands before the first card is verified like the rest.
      _ = reader.read(body)
    }
    var cards: [Card] = []
    for part in parts {
      guard let heading = part.heading else { continue }
      reader.beginSection(heading)
      var body = part.body
      let directive = reader.directive(
        opening: &body, words: ["card"], keys: ["id", "topic", "kind", "accept"],
        repeatable: ["accept"])
      guard let directive, directive.words.contains("card"), let given = directive["id"] else {
        reader.report(
          heading.place, "a card needs <!-- tutor: card id=… --> right under its heading")
        continue
      }
      let header = CardHeader(
        id: given.value, place: given.place, title: part.title, topic: directive["topic"]?.value,
        kind: directive["kind"].map { ($0.value, $0.place) },
        accepts: directive.values.filter { $0.key == "accept" }.map(\.value))
      cards.append(reader.card(header, body: body, at: heading.place))
    }
    let claims = try reader.claims(settings: settings)
    self.init(
      id: id, path: path, title: title, cards: cards.map { $0.joined(to: claims) }, claims: claims)
  }
}

/// What a card's directive, or its JSON object, says.
struct CardHeader {
  var id: String
  var place: Place
  var title: String
  var topic: String?
  var kind: (value: String, place: Place)?
  var accepts: [String]
}

extension SectionReader {
  /// Reads a card whose answer stands in `<details><summary>Answer</summary>`.
  mutating func card(_ header: CardHeader, body: ArraySlice<Block>, at place: Place) -> Card {
    if !isIdentifier(header.id) {
      report(header.place, "the id '\(header.id)' may hold only a-z, 0-9 and '-'")
    }
    claim("card \(header.id)", at: header.place)
    var kind = Card.Kind.recall
    if let given = header.kind {
      let known = Card.Kind.allCases.map(\.rawValue)
      if let found = Card.Kind(rawValue: given.value) {
        kind = found
      } else {
        let near = didYouMean(given.value, among: known)
        report(
          given.place,
          "unknown kind '\(given.value)', not one of \(known.joined(separator: ", "))\(near)")
      }
    }
    let firstDraft = drafts.count
    let all = read(body)
    let turn = all.elements.firstIndex { element in
      if case .details(let details) = element { details.kind == .answer } else { false }
    }
    let front = Section(elements: Array(all.elements[..<(turn ?? all.elements.endIndex)]))
    var back = Section()
    if let turn {
      if case .details(let details) = all.elements[turn] { back = details.content }
      back.elements += all.elements[(turn + 1)...]
    } else {
      report(place, "the card has no <details><summary>Answer</summary> … </details>")
    }

    var form = Card.Form.turned
    if !header.accepts.isEmpty {
      form = .typed(header.accepts.map(AcceptedAnswer.init))
    } else if let question = front.questions.first {
      form = .picked(question)
    }
    if let draft = drafts[firstDraft...].first(where: { $0.element.info.role == .fill }) {
      form = .filled(fill(of: draft, back: back))
    }
    return Card(
      id: header.id, title: header.title, topic: header.topic, kind: kind, front: front,
      back: back, form: form, programs: drafts[firstDraft...].flatMap { $0.programIDs },
      place: place)
  }

  private func fill(of draft: ProgramDraft, back: Section) -> Fill {
    var mistakes: [Fill.Mistake] = []
    for (index, element) in back.elements.enumerated() {
      guard case .code(let code) = element, code.info.role == .wrong else { continue }
      var reply: [Block] = []
      if index + 1 < back.elements.count, case .prose(let block) = back.elements[index + 1],
        case .quote(let inner) = block.kind
      {
        reply = inner
      }
      mistakes.append(Fill.Mistake(text: code.code.text, reply: reply))
    }
    // The template's module is made once the whole file is read; see `Card.joined(to:)`.
    let template = Program(
      id: draft.id, path: path, place: draft.element.place, claim: .runs, units: [])
    return Fill(
      template: template, answers: draft.fillings.filter(\.isRight).map(\.text),
      mistakes: mistakes)
  }
}

extension Card {
  /// The card with its template taken from the file's programs.
  func joined(to claims: Claims, prefix: String = "") -> Card {
    guard case .filled(var fill) = form,
      let answer = claims.program("\(prefix)\(fill.template.id)-answer-1")
    else { return self }
    var card = self
    let id = prefix + fill.template.id
    fill.template = answer
    fill.template.id = id
    if case .code(let code)? = front.elements.first(where: { element in
      if case .code(let code) = element { code.info.role == .fill } else { false }
    }), let last = fill.template.units.indices.last {
      fill.template.units[last].text = code.code.text
      fill.template.units[last].place = code.code.textPlace
    }
    card.form = .filled(fill)
    return card
  }
}

extension Fill {
  /// The program with its hole filled; nil where the hole is not one.
  public func program(filledWith text: String) -> Program? {
    guard let last = template.units.last,
      let filled = SwiftText(last.text).filled(with: text)?.text
    else { return nil }
    var program = template
    program.units[program.units.count - 1].text = filled
    return program
  }
}
