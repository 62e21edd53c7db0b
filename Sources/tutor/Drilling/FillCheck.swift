import LessonEngine

/// Grades code by what it does: the hole is filled, and the program compiled, run and compared.
struct FillCheck {
  let workshop: Workshop

  enum Outcome: Hashable {
    case right
    /// The compiler refuses it: a chance to mend, not a verdict.
    case refused([Diagnostic])
    /// It compiles and does something else.
    case wrong(Failure)
    /// It could not be tried.
    case impossible(String)
  }

  func check(_ text: String, in fill: Fill) throws -> Outcome {
    guard var program = fill.program(filledWith: text) else {
      return .impossible("the card's program has no hole")
    }
    // A wrong answer among the card's own is proved by failing; a learner's by holding.
    program.proof = .holds
    let verifier = workshop.verifier(isCancelled: Interruption.isRequested)
    let verdicts = try Interruption.watching { try verifier.verify([program]) }
    guard let failure = verdicts.first?.failure else { return .right }
    switch failure {
    case .refused(let diagnostics): return .refused(diagnostics.filter { $0.severity == .error })
    case .obstacle(let reason): return .impossible(reason)
    default: return .wrong(failure)
    }
  }
}
