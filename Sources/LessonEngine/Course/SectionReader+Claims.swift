import Markdown

extension SectionReader {
  /// What the file claims; throws everything that was found wrong.
  mutating func claims(settings: CompilerSettings) throws(Diagnostics) -> Claims {
    for draft in drafts {
      checkParts(of: draft)
      checkExpectations(of: draft)
      if draft.element.info.role == .fill, !draft.fillings.contains(where: \.isRight) {
        report(draft.element.place, "a 'fill' needs a 'swift answer' on the back")
      }
    }
    guard mistakes.isEmpty else {
      throw Diagnostics(mistakes.sorted { $0.place < $1.place })
    }
    return Claims(
      path: path,
      programs: drafts.flatMap { $0.programs(path: path, settings: settings, parts: parts) },
      fragments: fragments.map { Claims.Fragment(text: $0.code.text, place: $0.code.textPlace) })
  }

  private mutating func checkParts(of draft: ProgramDraft) {
    var seen: Set<String> = []
    for name in draft.element.info.with {
      let place = draft.element.info.places["with"] ?? draft.element.place
      if parts[name] == nil {
        report(place, "no part is called '\(name)'\(didYouMean(name, among: parts.keys))")
      } else if !seen.insert(name).inserted {
        report(place, "the part '\(name)' is given twice")
      }
    }
  }

  private mutating func checkExpectations(of draft: ProgramDraft) {
    let place = draft.element.place
    switch draft.element.info.role {
    case .fails:
      // Lines that could not be read were reported; they are no second mistake.
      let isUnread = draft.diagnostics?.isEmpty ?? false
      if !draft.expectsError, !isUnread, draft.element.info.skipReason == nil {
        report(place, "a 'fails' block needs a diagnostics block that says how")
      }
      if draft.output != nil || draft.log != nil || !draft.sessions.isEmpty {
        report(place, "a 'fails' block never runs; take its output, log or session away")
      }
    case .run, .traps:
      if draft.expectsError {
        report(place, "a program with errors does not run; write 'swift fails'")
      }
    case .file:
      if draft.output != nil || draft.log != nil || draft.diagnostics != nil {
        report(place, "a lesson's project is proved by a session alone")
      }
    default: break
    }
    guard draft.element.info.file == nil else { return }
    for session in draft.sessions where session.preview != nil {
      report(session.place, "'preview=' names a file of the lesson's project; there is none here")
    }
  }

  /// A lesson or deck begins with its title and has no second one.
  mutating func checkTitle(of blocks: [Block]) {
    let titles = blocks.filter { if case .heading(1, _) = $0.kind { true } else { false } }
    guard let first = titles.first else {
      report(Place(line: 1, column: 1), "the file needs a title: '# Title' on its first line")
      return
    }
    if blocks.first != first { report(first.place, "the title stands before everything else") }
    for second in titles.dropFirst() {
      report(second.place, "the title is given at line \(first.place.line); use '##' here")
    }
  }
}
