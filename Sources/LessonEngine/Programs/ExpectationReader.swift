import Markdown

extension SectionReader {
  /// Binds an expectation to its program, and returns the program's id.
  mutating func expect(_ element: CodeElement) -> String? {
    let info = element.info
    let index: Int?
    if let id = info.of {
      index = drafts.firstIndex { $0.id == id }
      if index == nil {
        let near = didYouMean(id, among: drafts.map(\.id))
        report(info.places["of"] ?? element.place, "no program above is called '\(id)'\(near)")
        return nil
      }
    } else {
      index = nearestProgram
    }
    guard let index else {
      report(element.place, "no program stands above this expectation in its step or card")
      return nil
    }

    let lines = element.expectedLines
    switch info.role {
    case .output: addOutput(lines, to: index, at: element.place)
    case .log: addLog(lines, to: index, at: element.place)
    case .diagnostics: addDiagnostics(lines, to: index, at: element.place)
    default: addSession(lines, info, to: index, at: element.place)
    }
    return drafts[index].id
  }

  private mutating func addSession(
    _ lines: [ExpectedLine], _ info: BlockInfo, to index: Int, at place: Place
  ) {
    if drafts[index].output != nil || drafts[index].log != nil {
      report(place, "a program with a session has no output or log block; the session says it all")
    }
    var script: SessionScript
    let previous = drafts[index].sessions.last
    let goesOn = !info.isFresh && info.preview == nil
    if goesOn, let previous {
      script = previous
    } else {
      script = SessionScript(opening: [], turns: [], preview: info.preview, place: place)
    }
    var reader = SessionReader()
    reader.read(lines, into: &script)
    for mistake in reader.mistakes { report(mistake.place, mistake.message) }
    update(index) { draft in
      if goesOn, previous != nil { draft.sessions.removeLast() }
      draft.sessions.append(script)
    }
  }

  private mutating func addOutput(_ lines: [ExpectedLine], to index: Int, at place: Place) {
    if !drafts[index].sessions.isEmpty {
      report(place, "a program with a session has no output block; the session says it all")
    }
    update(index) { $0.output = ($0.output ?? []) + lines }
  }

  private mutating func addLog(_ lines: [ExpectedLine], to index: Int, at place: Place) {
    if !drafts[index].sessions.isEmpty {
      report(place, "a program with a session has no log block; the session says it all")
    }
    update(index) { $0.log = ($0.log ?? []) + lines }
  }

  private mutating func addDiagnostics(
    _ lines: [ExpectedLine], to index: Int, at place: Place
  ) {
    var found: [ExpectedDiagnostic] = []
    for line in lines where !line.text.isEmpty {
      if let diagnostic = ExpectedDiagnostic(line) {
        found.append(diagnostic)
      } else {
        report(line.place, "expected 'error: TEXT', 'warning: TEXT' or 'note: TEXT' here")
      }
    }
    if lines.allSatisfy(\.text.isEmpty) {
      report(place, "this block lists no diagnostic, so it claims nothing")
    }
    update(index) { $0.diagnostics = ($0.diagnostics ?? []) + found }
  }
}

extension ExpectedDiagnostic {
  /// Reads `error: TEXT` or `3: error: TEXT`.
  init?(_ line: ExpectedLine) {
    var rest = Substring(line.text)
    var number: Int?
    if let colon = rest.firstIndex(of: ":"), let found = Int(rest[..<colon]) {
      number = found
      rest = rest[rest.index(after: colon)...].drop { $0 == " " }
    }
    guard let colon = rest.firstIndex(of: ":"),
      let severity = Diagnostic.Severity(rawValue: String(rest[..<colon]))
    else { return nil }
    let text = rest[rest.index(after: colon)...].drop { $0 == " " }
    guard !text.isEmpty else { return nil }
    self.init(severity: severity, text: String(text), line: number, place: line.place)
  }
}

extension CodeElement {
  /// The block's lines, each with its place in the Markdown.
  var expectedLines: [ExpectedLine] {
    code.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .enumerated().map { offset, line in
        ExpectedLine(
          String(line),
          at: Place(line: code.textPlace.line + offset, column: code.textPlace.column))
      }
  }
}
