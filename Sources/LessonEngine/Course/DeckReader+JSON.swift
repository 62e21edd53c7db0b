import Markdown

extension Deck {
  /// Reads a deck in JSON, as programs write it; `front` and `back` hold Markdown.
  ///
  /// A mistake within that Markdown is placed at the string that holds it.
  public init(
    id: String, path: String, json bytes: [UInt8], settings: CompilerSettings = CompilerSettings()
  ) throws(Diagnostics) {
    var json = ObjectReader(path: path)
    let root = try json.parse(bytes)
    let top = json.object(root, keys: ["$schema", "title", "cards"])
    json.require(["title", "cards"], in: top, of: root, what: "a deck")
    var cards: [Card] = []
    var claims = Claims(path: path, programs: [], fragments: [])
    var problems: [Diagnostic] = []
    var ids: [String: Int] = [:]
    let values = top["cards"].map { json.array($0) } ?? []
    for value in values {
      let object = json.object(
        value, keys: ["id", "topic", "kind", "front", "back", "accept", "sources"])
      json.require(["id", "front", "back"], in: object, of: value, what: "a card")
      guard let idValue = object["id"], let cardID = json.string(idValue) else { continue }
      if let line = ids[cardID] {
        json.report(idValue.place, "the id '\(cardID)' is taken at line \(line)")
      }
      ids[cardID] = idValue.place.line
      let front = object["front"].flatMap { json.string($0) } ?? ""
      var back = object["back"].flatMap { json.string($0) } ?? ""
      let sources = object["sources"].map { json.strings($0).map(\.value) } ?? []
      if !sources.isEmpty { back += "\n\nSources: " + sources.joined(separator: ", ") }
      let header = CardHeader(
        id: cardID, place: idValue.place, title: "",
        topic: object["topic"].flatMap { json.string($0) },
        kind: object["kind"].flatMap { kind in json.string(kind).map { ($0, kind.place) } },
        accepts: object["accept"].map { json.strings($0).map(\.value) } ?? [])
      let place = object["front"]?.place ?? value.place
      do {
        let read = try Card.read(header, front: front, back: back, path: path, settings: settings)
        cards.append(read.card)
        claims.programs += read.claims.programs
        claims.fragments += read.claims.fragments
      } catch {
        problems += error.all.map {
          Diagnostic(path: path, place: place, message: $0.message)
        }
      }
    }
    let all = json.mistakes + problems
    guard all.isEmpty else { throw Diagnostics(all.sorted { $0.place < $1.place }) }
    let title = top["title"].flatMap { json.string($0) } ?? ""
    self.init(id: id, path: path, title: title, cards: cards, claims: claims)
  }
}

extension Card {
  fileprivate static func read(
    _ header: CardHeader, front: String, back: String, path: String, settings: CompilerSettings
  ) throws(Diagnostics) -> (card: Card, claims: Claims) {
    let text = """
      \(front)

      <details><summary>Answer</summary>

      \(back)

      </details>
      """
    var reader = SectionReader(path: path, role: .deck)
    let blocks = try Document.blocks(of: Array(text.utf8), path: path)
    var card = reader.card(header, body: blocks[...], at: header.place)
    var claims = try reader.claims(settings: settings)
    // Places within a string of JSON mean nothing to a reader of the file; ids must be unique in it.
    claims.programs = claims.programs.map { program in
      var program = program
      program.id = "\(header.id)-\(program.id)"
      program.place = header.place
      return program
    }
    card.programs = claims.programs.map(\.id)
    card.title = header.id
    return (card.joined(to: claims, prefix: "\(header.id)-"), claims)
  }
}
