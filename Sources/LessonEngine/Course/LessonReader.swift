import Markdown

extension Lesson {
  /// Reads a lesson, or any Markdown file as one: `#` is its title, each `##` opens a step.
  ///
  /// Throws everything that is wrong with it.
  public init(
    id: String, path: String, bytes: some Collection<UInt8>,
    settings: CompilerSettings = CompilerSettings(), role: FileRole = .document
  ) throws(Diagnostics) {
    let blocks = try Document.blocks(of: bytes, path: path)
    var reader = SectionReader(path: path, role: role)
    if role != .document { reader.checkTitle(of: blocks) }
    var parts = SectionSplitter(blocks).sections

    var title = ""
    var introduction = Section()
    if let first = parts.first, first.heading == nil {
      parts.removeFirst()
      var body = first.body
      if case .heading(1, let words)? = body.first?.kind {
        title = words.plainText
        body.removeFirst()
      }
      introduction = reader.read(body)
    }

    var steps: [Step] = []
    for part in parts {
      guard let heading = part.heading else { continue }
      reader.beginSection(heading)
      let firstDraft = reader.drafts.count
      var body = part.body
      let directive = reader.directive(
        opening: &body, words: [], keys: ["id"], repeatable: [])
      let id = directive?["id"]?.value ?? slug(of: part.title)
      let place = directive?["id"]?.place ?? heading.place
      if let given = directive?["id"], !isIdentifier(given.value) {
        reader.report(given.place, "the id '\(given.value)' may hold only a-z, 0-9 and '-'")
      }
      reader.claim(
        id, at: place, remedy: "write <!-- tutor: id=… --> under this heading")
      let content = reader.read(body)
      steps.append(
        Step(
          id: id, title: part.title, content: content,
          programs: reader.drafts[firstDraft...].flatMap { $0.programIDs }, place: heading.place))
    }
    let claims = try reader.claims(settings: settings)
    self.init(
      id: id, path: path, title: title, introduction: introduction, steps: steps, claims: claims)
  }
}

extension ProgramDraft {
  /// The ids that the draft's programs will have.
  var programIDs: [String] {
    programs(path: "", settings: CompilerSettings(), parts: [:]).map(\.id)
  }
}

extension SectionReader {
  /// The directive right under a heading, taken off the section.
  mutating func directive(
    opening body: inout ArraySlice<Block>, words: [String], keys: [String],
    repeatable: Set<String>
  ) -> Directive? {
    guard let block = body.first, case .html(let html) = block.kind, Directive.begins(html) else {
      return nil
    }
    var noted: [(Place, String)] = []
    let directive = Directive(html, at: block.place) { noted.append(($0, $1)) }
    directive?.check(words: words, keys: keys, repeatable: repeatable) { noted.append(($0, $1)) }
    for (place, message) in noted { report(place, message) }
    body.removeFirst()
    return directive
  }
}

extension Document {
  /// A document's blocks, or why the file is refused, as diagnostics.
  static func blocks(
    of bytes: some Collection<UInt8>, path: String
  ) throws(Diagnostics) -> [Block] {
    do {
      return try Document(parsing: bytes).blocks
    } catch {
      throw Diagnostics(
        error.all.map { Diagnostic(path: path, place: $0.place, message: $0.description) })
    }
  }
}

/// Cuts a document at its `##` headings.
struct SectionSplitter {
  struct Part {
    /// Nil for what stands before the first `##`.
    var heading: Block?
    var title: String
    var body: ArraySlice<Block>
  }

  let sections: [Part]

  init(_ blocks: [Block]) {
    var sections: [Part] = []
    var start = 0
    var heading: Block?
    var title = ""
    for (index, block) in blocks.enumerated() {
      guard case .heading(2, let words) = block.kind else { continue }
      if heading != nil || index > start {
        sections.append(Part(heading: heading, title: title, body: blocks[start..<index]))
      }
      heading = block
      title = words.plainText
      start = index + 1
    }
    if heading != nil || start < blocks.count {
      sections.append(Part(heading: heading, title: title, body: blocks[start...]))
    }
    self.sections = sections
  }
}
