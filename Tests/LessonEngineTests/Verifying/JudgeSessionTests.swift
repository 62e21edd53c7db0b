import Markdown
import Testing

@testable import LessonEngine

/// A conversation of two commands, and each way in which it can go otherwise.
@Suite struct JudgeSessionTests {
  @Test(arguments: [
    (held(), "held"),
    (held(opening: ["hello", "log: more"]), "21 the session went otherwise"),
    (held(opening: []), "21 the session went otherwise"),
    (held(turns: [["1"], ["3"]]), "25 the session went otherwise"),
    (held(turns: [["1", "1"], ["2"]]), "23 the session went otherwise"),
    (held(turns: [[], ["2"]]), "23 the session went otherwise"),
    (held(closing: ["late"]), "24 the session went otherwise"),
    // It ended after the first command: by itself, by a trap, at a limit.
    (held(turns: [["1"]]), "24 the session went otherwise"),
    (held(turns: [["1"]], ending: .trapped), "- trapped"),
    (held(turns: [["1"]], stop: "stopped after 10 s"), "- stopped after 10 s"),
    (held(ending: .exited(1)), "- ended with status 1, not 0"),
    (
      held(hasViews: false), "- could not be run: the program has no views: no App and no #Preview"
    ),
    (
      Observation.Session(
        opening: ["hello"],
        turns: [Observation.Turn(lines: [], failure: "no control is labelled 'A'", available: [])],
        closing: [], end: ended(), hasViews: true),
      "22 no control is labelled 'A'"
    ),
  ])
  func `a session fails at the line where it goes otherwise`(
    session: Observation.Session, said: String
  ) {
    #expect(Judge(Self.program(), Self.observation(session)).outcome.said == said)
  }

  @Test(arguments: [
    (["1"], ["log: Fatal error: x"], Observation.Ending.trapped, "held"),
    (["1"], ["log: Fatal error: x"], .exited(0), "- should have trapped, and ended by itself"),
    (["1"], ["2"], .trapped, "- trapped"),
    (["log: Fatal error: x"], ["2"], .trapped, "- trapped"),
  ])
  func `a session may trap only in its last line`(
    first: [String], last: [String], ending: Observation.Ending, said: String
  ) {
    let program = Self.program(turns: [first, last])
    let session = Self.held(turns: [first, last], ending: ending)
    #expect(Judge(program, Self.observation(session)).outcome.said == said)
  }

  @Test func `a session that was not held is no pass`() {
    #expect(
      Judge(Self.program(), Observation(compiled: true)).outcome.said
        == "- could not be run: not every session was held")
  }
}

extension JudgeSessionTests {
  /// `hello` at line 21, then `> texts` at 22 and 24, each with a line under it.
  private static func program(turns: [[String]] = [["1"], ["2"]]) -> Program {
    func lines(_ texts: [String], from line: Int) -> [ExpectedLine] {
      texts.enumerated().map { ExpectedLine($1, at: Place(line: line + $0, column: 1)) }
    }
    let script = SessionScript(
      opening: lines(["hello"], from: 21),
      turns: turns.enumerated().map { index, expected in
        SessionScript.Turn(
          command: .texts, place: Place(line: 22 + 2 * index, column: 1),
          expected: lines(expected, from: 23 + 2 * index))
      }, place: Place(line: 20, column: 1))
    return Program(
      id: "it", path: "a.md", place: Place(line: 11, column: 1), claim: .runs, units: [],
      expectations: Expectations(sessions: [script]))
  }

  private static func ended(
    _ ending: Observation.Ending = .exited(0), stop: String? = nil
  ) -> Observation.Run {
    Observation.Run(printed: [], log: [], ending: ending, stop: stop)
  }

  private static func held(
    opening: [String] = ["hello"], turns: [[String]] = [["1"], ["2"]], closing: [String] = [],
    ending: Observation.Ending = .exited(0), stop: String? = nil, hasViews: Bool = true
  ) -> Observation.Session {
    Observation.Session(
      opening: opening,
      turns: turns.map { Observation.Turn(lines: $0, failure: nil, available: []) },
      closing: closing, end: ended(ending, stop: stop), hasViews: hasViews)
  }

  private static func observation(_ session: Observation.Session) -> Observation {
    var observation = Observation(compiled: true)
    observation.sessions = [session]
    return observation
  }
}
