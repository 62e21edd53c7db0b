import Markdown

@testable import LessonEngine

extension Program {
  /// A program at line 11; its text begins at line 12, its expectations, separated by `|`, at 31.
  static func claiming(
    _ claim: Claim, output: String? = nil, diagnostics: String? = nil
  ) -> Program {
    func rows(_ text: String) -> [(text: String, place: Place)] {
      text.split(separator: "|").enumerated().map { index, line in
        (String(line), Place(line: 31 + index, column: 1))
      }
    }
    let own = SourceUnit(
      name: "main.swift", text: "text\n", path: "a.md", place: Place(line: 12, column: 1))
    return Program(
      id: "it", path: "a.md", place: Place(line: 11, column: 1), claim: claim, units: [own],
      expectations: Expectations(
        output: output.map { text in
          ExpectedText(lines: rows(text).map { ExpectedLine($0.text, at: $0.place) })
        },
        diagnostics: diagnostics.map { rows($0).compactMap { diagnostic($0.text, at: $0.place) } }))
  }

  /// Reads `LINE: error: TEXT`, the line left out or not.
  private static func diagnostic(_ line: String, at place: Place) -> ExpectedDiagnostic? {
    var fields = line.split(separator: ": ").map(String.init)
    let number = fields.first.flatMap(Int.init)
    if number != nil { fields.removeFirst() }
    return fields.first.flatMap(Diagnostic.Severity.init).map { severity in
      ExpectedDiagnostic(severity: severity, text: fields[1], line: number, place: place)
    }
  }
}

extension Observation {
  /// A program of which only this much is known.
  init(compiled: Bool) {
    self.init(
      messages: [], isCompiled: compiled, run: nil, sessions: [], isLinkedAlone: false,
      obstacle: nil)
  }

  static func ran(
    _ printed: [String] = [], log: [String] = [], ending: Ending = .exited(0), stop: String? = nil
  ) -> Observation {
    var observation = Observation(compiled: true)
    observation.run = Run(printed: printed, log: log, ending: ending, stop: stop)
    return observation
  }

  static func refused(
    _ errors: String..., line: Int = 1, warnings: [String] = []
  ) -> Observation {
    func message(_ severity: Diagnostic.Severity, _ text: String) -> CompilerMessage {
      CompilerMessage(severity: severity, text: text, unit: 0, line: line, column: 1)
    }
    var observation = Observation(compiled: false)
    observation.messages = warnings.map { message(.warning, $0) }
    observation.messages += errors.map { message(.error, $0) }
    return observation
  }
}

extension Verdict.Outcome {
  /// The line of the failure's place, or `-`, and its headline; what the compiler said too.
  var said: String {
    guard case .failed(let failure) = self else { return self == .held ? "held" : "skipped" }
    let line = failure.place.map { "\($0.line)" } ?? "-"
    guard case .saysOtherwise(let missing, let surplus) = failure else {
      return "\(line) \(failure.headline)"
    }
    let words = missing.map { "−\($0.text)" } + surplus.map { "+\($0.message)" }
    return "\(line) \(failure.headline): \(words.joined(separator: " "))"
  }
}
