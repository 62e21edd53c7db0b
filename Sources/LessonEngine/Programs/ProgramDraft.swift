import Markdown
import SwiftSource

/// A program while its file is still being read: parts may follow, and so may expectations.
struct ProgramDraft {
  var id: String
  var element: CodeElement
  var output: [ExpectedLine]?
  var log: [ExpectedLine]?
  var diagnostics: [ExpectedDiagnostic]?
  var sessions: [SessionScript] = []
  /// The fillings of a `fill`, with whether each must pass.
  var fillings: [Filling] = []
  /// An exercise's starter, solution and reason.
  var exercise: Exercise?
  /// Whether the exercise that owns the program has ended, so that no expectation reaches it.
  var isClosed = false

  var hasExpectations: Bool {
    output != nil || log != nil || diagnostics != nil || !sessions.isEmpty
  }

  struct Filling {
    var text: String
    var isRight: Bool
    var place: Place
  }

  var expectsError: Bool { diagnostics?.contains { $0.severity == .error } ?? false }

  /// All programs that the draft stands for, its parts given by name.
  func programs(
    path: String, settings: CompilerSettings, parts: [String: CodeElement]
  ) -> [Program] {
    var settings = settings
    if let mode = element.info.mode { settings.mode = mode }
    let expectations = Expectations(
      output: output.map(ExpectedText.init), log: log.map(ExpectedText.init),
      diagnostics: diagnostics, sessions: sessions)

    func program(
      _ id: String, _ element: CodeElement, claim: Program.Claim, proof: Program.Proof = .holds,
      text: String? = nil, skip: String? = nil
    ) -> Program {
      let own = SourceUnit(
        name: "main.swift", text: text ?? element.code.text, path: path,
        place: element.code.textPlace)
      let others = element.info.with.compactMap { name in
        parts[name].map { part in
          SourceUnit(
            name: "\(name).swift", text: part.code.text, path: path, place: part.code.textPlace)
        }
      }
      return Program(
        id: id, path: path, place: element.place, claim: claim, proof: proof,
        units: others + [own], settings: settings,
        timeLimit: element.info.timeLimit ?? .seconds(10),
        skipReason: skip ?? element.info.skipReason, isHidden: element.info.isHidden,
        expectations: expectations)
    }

    let claim: Program.Claim = expectsError ? .fails : .runs
    switch element.info.role {
    case .run: return [program(id, element, claim: .runs)]
    case .fails: return [program(id, element, claim: .fails)]
    case .traps: return [program(id, element, claim: .traps)]
    case .file:
      guard !sessions.isEmpty else { return [] }
      return [program(id, element, claim: .runs, skip: Self.projectsAreSkipped)]
    case .fill:
      var counts = (right: 0, wrong: 0)
      return fillings.compactMap { filling in
        guard let text = SwiftText(element.code.text).filled(with: filling.text)?.text else {
          return nil
        }
        if filling.isRight { counts.right += 1 } else { counts.wrong += 1 }
        let name = filling.isRight ? "answer-\(counts.right)" : "wrong-\(counts.wrong)"
        var filled = element
        filled.place = filling.place
        return program(
          "\(id)-\(name)", filled, claim: claim,
          proof: filling.isRight ? .holds : .isRefuted(because: nil), text: text)
      }
    case .starter:
      guard let exercise else { return [] }
      let skip = element.info.file == nil ? nil : Self.projectsAreSkipped
      var found = [
        program(
          "\(id)-starter", element, claim: claim, proof: .isRefuted(because: exercise.reason),
          skip: skip)
      ]
      if let solution = exercise.solution {
        found.append(program("\(id)-solution", solution, claim: claim, skip: skip))
      }
      return found
    default: return []
    }
  }

  private static let projectsAreSkipped = "a lesson's project cannot be verified yet"
}
