public import Markdown

/// What verification found about one program.
public struct Verdict: Hashable, Sendable {
  public var program: String
  public var path: String
  public var place: Place
  public var outcome: Outcome
  /// Whether the program was not run, because nothing that it is made of has changed.
  public var isCached: Bool
  public var isLinkedAlone: Bool

  public init(
    _ program: Program, _ outcome: Outcome, isCached: Bool = false, isLinkedAlone: Bool = false
  ) {
    self.program = program.id
    path = program.path
    place = program.place
    self.outcome = outcome
    self.isCached = isCached
    self.isLinkedAlone = isLinkedAlone
  }

  public enum Outcome: Hashable, Sendable {
    case held
    case failed(Failure)
    case skipped(reason: String)
  }

  /// The failure, where there is one.
  public var failure: Failure? {
    if case .failed(let failure) = outcome { failure } else { nil }
  }
}

/// Why a program does not do what is claimed.
public indirect enum Failure: Hashable, Sendable {
  /// The compiler refuses it.
  case refused([Diagnostic])
  /// It compiles, and should not.
  case compiles
  /// The compiler says something else than expected.
  case saysOtherwise(missing: [ExpectedDiagnostic], surplus: [Diagnostic])
  /// Something else was printed than expected.
  case differs(Difference)
  /// It was stopped at a limit; what it had printed.
  case stopped(String, printed: [String])
  /// It ended otherwise than it should.
  case ended(Observation.Ending, log: [String])
  /// It should have trapped, and ended by itself.
  case didNotTrap
  /// A command of its session could not be done.
  case commandFailed(at: Place, message: String, available: [String])
  /// It could not be run.
  case obstacle(String)
  /// It does what is claimed, and must not: a wrong answer that passes, a starter that needs no work.
  case holds
  /// It fails as it must, but not for the reason given.
  case failsOtherwise(reason: String, because: Failure)

  /// The place to look at first; nil where it is the program itself.
  public var place: Place? {
    switch self {
    case .refused(let diagnostics): diagnostics.first?.place
    case .saysOtherwise(let missing, let surplus): missing.first?.place ?? surplus.first?.place
    case .differs(let difference): difference.place
    case .commandFailed(let place, _, _): place
    case .failsOtherwise(_, let failure): failure.place
    default: nil
    }
  }
}

/// What was expected beside what came.
public struct Difference: Hashable, Sendable {
  /// What is compared.
  public enum Subject: String, Hashable, Sendable {
    case output, log, session
  }

  public var subject: Subject
  public var expected: [String]
  public var actual: [String]
  /// The first expected line that no longer matches, or the last one where more came.
  public var place: Place?
}
