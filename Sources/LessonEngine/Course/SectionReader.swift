import Markdown

/// Reads the blocks of one Markdown file: roles, directives, programs and their expectations.
///
/// Every mistake is noted with its place and reading goes on, so that an author sees all at once.
struct SectionReader {
  let path: String
  let role: FileRole
  private(set) var mistakes: [Diagnostic] = []
  var drafts: [ProgramDraft] = []
  var parts: [String: CodeElement] = [:]
  /// Blocks that are only read: they must parse.
  var fragments: [CodeElement] = []
  /// The ids taken in this file, with the line of each.
  private var ids: [String: Int] = [:]
  /// Drafts before this one belong to earlier sections.
  var sectionStart = 0
  var isInExercise = false

  init(path: String, role: FileRole) {
    self.path = path
    self.role = role
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
  mutating func beginSection(_ heading: Block) {
    checkInlines(of: heading)
    sectionStart = drafts.count
  }

  /// The program above, in the same section; parts, answers and solutions are none, nor is what
  /// an exercise that has ended owns.
  var nearestProgram: Int? {
    drafts.indices.last { !drafts[$0].isClosed }.flatMap { $0 >= sectionStart ? $0 : nil }
  }

  mutating func update(_ index: Int, _ change: (inout ProgramDraft) -> Void) {
    change(&drafts[index])
  }

  /// Reads a section's blocks into what is shown.
  mutating func read(_ blocks: ArraySlice<Block>) -> Section {
    var elements: [Element] = []
    var rest = blocks
    while let block = rest.popFirst() {
      checkInlines(of: block)
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
      case .list(let list) where isQuestion(list):
        for item in list.items { readNested(item.blocks) }
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
      checkInlines(of: block)
      switch block.kind {
      case .code(let code):
        var unused: [Element] = []
        append(code, of: block, to: &unused)
      case .list(let list): for item in list.items { readNested(item.blocks) }
      case .quote(let inner): readNested(inner)
      case .html(let html) where Directive.begins(html): other(html, at: block.place)
      default: break
      }
    }
  }

  private mutating func other(_ html: String, at place: Place) {
    if Directive.begins(html) {
      report(place, "a directive stands right under the heading that it is about")
    } else if html.drop(while: { $0.isWhitespace }).hasPrefix("</details") {
      report(place, "'</details>' closes nothing here")
    }
  }

  /// A directive within a line would be silently nothing.
  mutating func checkInlines(of block: Block) {
    let inlines: [Inline]
    switch block.kind {
    case .paragraph(let found), .heading(_, let found): inlines = found
    case .table(let table): inlines = (table.header + table.rows.joined()).flatMap { $0 }
    default: return
    }
    if inlines.holdDirective {
      report(
        block.place, "a directive stands on a line of its own, right under the heading it is about")
    }
  }
}

extension [Inline] {
  var holdDirective: Bool {
    contains { inline in
      switch inline {
      case .html(let html): Directive.begins(html)
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner),
        .link(_, _, let inner), .image(_, _, let inner):
        inner.holdDirective
      default: false
      }
    }
  }
}
