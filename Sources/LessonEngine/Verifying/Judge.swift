import Markdown

/// Compares what a program did with what its Markdown claims.
public struct Judge: Sendable {
  public var program: Program
  public var observation: Observation

  public init(_ program: Program, _ observation: Observation) {
    self.program = program
    self.observation = observation
  }

  /// The verdict, with the sense of a wrong answer or a starter turned.
  public var outcome: Verdict.Outcome {
    let failure = failure
    guard case .isRefuted(let reason) = program.proof else {
      return failure.map { .failed($0) } ?? .held
    }
    guard let failure else { return .failed(.holds) }
    switch failure {
    case .obstacle: return .failed(failure)
    // Being too slow is not being wrong, unless that is the reason given.
    case .stopped where reason == nil: return .failed(failure)
    default: break
    }
    if let reason, !failure.firstLine.contains(reason) {
      return .failed(.failsOtherwise(reason: reason, because: failure))
    }
    return .held
  }

  private var failure: Failure? {
    if let obstacle = observation.obstacle { return .obstacle(obstacle) }
    let claimsDiagnostics = program.expectations.diagnostics != nil
    if program.claim == .fails || claimsDiagnostics {
      if let failure = diagnosticsFailure { return failure }
      if program.claim == .fails { return observation.isCompiled ? .compiles : nil }
    }
    guard observation.isCompiled else { return .refused(errors.map { $0.diagnostic(in: program) }) }
    if !program.expectations.sessions.isEmpty { return sessionsFailure }
    guard let run = observation.run else { return .obstacle("the program was not run") }
    return runFailure(run)
  }

  private func runFailure(_ run: Observation.Run) -> Failure? {
    if let stop = run.stop { return .stopped(stop, printed: run.printed) }
    if run.leftEarly, run.ending == .exited(0) {
      return .obstacle("the program ended before its views were launched and had settled")
    }
    if let difference = difference(.output, program.expectations.output, run.printed) {
      return .differs(difference)
    }
    var log = run.log
    if program.claim == .traps {
      // A status can be made up; the line that Swift writes when it traps is asked for too.
      let hasTrapped = run.log.contains { $0.hasPrefix("Fatal error") }
      if run.ending != .trapped || !hasTrapped { return .didNotTrap }
      // Without a log block the trap's own line is what the block's word already says.
      if program.expectations.log == nil { log.removeAll { $0.hasPrefix("Fatal error") } }
    } else if run.ending != .exited(0) {
      return .ended(run.ending, log: run.log)
    }
    return difference(.log, program.expectations.log, log).map { .differs($0) }
  }

  private func difference(
    _ subject: Difference.Subject, _ expected: ExpectedText?, _ actual: [String]
  ) -> Difference? {
    let lines = expected?.lines ?? []
    guard let mismatch = Matching.mismatch(expected: lines.map(\.text), actual: actual) else {
      return nil
    }
    let index = min(mismatch.expectedIndex, lines.count - 1)
    return Difference(
      subject: subject, expected: lines.map(\.text), actual: actual,
      place: index >= 0 ? lines[index].place : nil)
  }
}

extension Judge {
  private var errors: [CompilerMessage] {
    observation.messages.filter { $0.severity == .error }
  }

  /// Every error must be listed and every listed one reported; warnings as soon as one is listed.
  private var diagnosticsFailure: Failure? {
    let expected = program.expectations.diagnostics ?? []
    var surplus = observation.messages.filter { message in
      message.severity == .error
        || message.severity == .warning && expected.contains { $0.severity == .warning }
    }
    let notes = observation.messages.filter { $0.severity == .note }
    var missing: [ExpectedDiagnostic] = []
    for wanted in expected {
      if wanted.severity == .note {
        if !notes.contains(where: { matches(wanted, $0) }) { missing.append(wanted) }
      } else if let index = surplus.firstIndex(where: { matches(wanted, $0) }) {
        surplus.remove(at: index)
      } else {
        missing.append(wanted)
      }
    }
    guard !missing.isEmpty || !surplus.isEmpty else { return nil }
    if program.claim == .fails, observation.isCompiled, surplus.isEmpty { return .compiles }
    return .saysOtherwise(missing: missing, surplus: surplus.map { $0.diagnostic(in: program) })
  }

  private func matches(_ wanted: ExpectedDiagnostic, _ message: CompilerMessage) -> Bool {
    wanted.severity == message.severity && message.text.contains(wanted.text)
      && (wanted.line == nil || wanted.line == message.lineInBlock(of: program))
  }
}

extension Judge {
  private var sessionsFailure: Failure? {
    for (script, session) in zip(program.expectations.sessions, observation.sessions) {
      if let failure = failure(of: script, session) { return failure }
    }
    guard program.expectations.sessions.count == observation.sessions.count else {
      return .obstacle("not every session was held")
    }
    return nil
  }

  private func failure(of script: SessionScript, _ session: Observation.Session) -> Failure? {
    if let stop = session.end.stop {
      return .stopped(stop, printed: session.opening + session.turns.flatMap(\.lines))
    }
    if let mismatch = mismatch(script.opening, session.opening, fallback: script.place) {
      return .differs(difference(script, session, at: mismatch))
    }
    for (index, turn) in script.turns.enumerated() {
      guard index < session.turns.count else {
        return ending(script, session) ?? .differs(difference(script, session, at: turn.place))
      }
      let came = session.turns[index]
      if let message = came.failure {
        return .commandFailed(at: turn.place, message: message, available: came.available)
      }
      if let mismatch = mismatch(turn.expected, came.lines, fallback: turn.place) {
        return .differs(difference(script, session, at: mismatch))
      }
    }
    if !session.closing.isEmpty {
      let last = script.turns.last?.place ?? script.place
      return .differs(difference(script, session, at: last))
    }
    return ending(script, session)
  }

  /// A program may trap only where its last expected line says so.
  private func ending(_ script: SessionScript, _ session: Observation.Session) -> Failure? {
    let last = script.turns.last.map(\.expected) ?? script.opening
    let mayTrap = last.contains { $0.text.hasPrefix("log: Fatal error") }
    switch session.end.ending {
    case .exited(0):
      if !session.hasViews { return .obstacle("the program has no views: no App and no #Preview") }
      if session.end.leftEarly { return .obstacle("the program ended before its session did") }
      return mayTrap || program.claim == .traps ? .didNotTrap : nil
    case .trapped where mayTrap && session.turns.count == script.turns.count: return nil
    default: return .ended(session.end.ending, log: session.end.log)
    }
  }

  private func mismatch(
    _ expected: [ExpectedLine], _ actual: [String], fallback: Place
  ) -> Place? {
    guard let found = Matching.mismatch(expected: expected.map(\.text), actual: actual) else {
      return nil
    }
    let index = min(found.expectedIndex, expected.count - 1)
    return index >= 0 ? expected[index].place : fallback
  }

  private func difference(
    _ script: SessionScript, _ session: Observation.Session, at place: Place
  ) -> Difference {
    var expected = script.opening.map(\.text)
    var actual = session.opening
    for (index, turn) in script.turns.enumerated() {
      expected.append("> \(turn.command.line)")
      expected += turn.expected.map(\.text)
      if index < session.turns.count {
        actual.append("> \(turn.command.line)")
        actual += session.turns[index].lines
      }
    }
    actual += session.closing
    return Difference(subject: .session, expected: expected, actual: actual, place: place)
  }
}

extension Failure {
  /// The first error, or the first line that differs: what `fails="…"` is part of.
  var firstLine: String {
    switch self {
    case .refused(let diagnostics): diagnostics.first?.message ?? ""
    case .saysOtherwise(let missing, let surplus):
      surplus.first?.message ?? missing.first?.text ?? ""
    case .differs(let difference):
      difference.actual.enumerated().first { index, line in
        index >= difference.expected.count || !Matching.matches(difference.expected[index], line)
      }?.element ?? ""
    case .stopped(let reason, _): reason
    case .ended(_, let log): log.last ?? ""
    case .commandFailed(_, let message, _): message
    case .failsOtherwise(_, let failure): failure.firstLine
    case .compiles, .didNotTrap, .obstacle, .holds: ""
    }
  }
}
