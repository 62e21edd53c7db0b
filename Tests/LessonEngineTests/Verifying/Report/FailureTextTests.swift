import Markdown
import Testing

@testable import LessonEngine

@Suite struct FailureTextTests {
  private static let place = Place(line: 3, column: 5)
  private static let error = Diagnostic(path: "a.md", place: place, message: "no 'x' in scope")
  private static let wanted = ExpectedDiagnostic(
    severity: .error, text: "no 'y'", line: nil, place: place)

  private static func difference(
    _ subject: Difference.Subject, _ expected: [String], _ actual: [String]
  ) -> Failure {
    .differs(Difference(subject: subject, expected: expected, actual: actual, place: place))
  }

  @Test(arguments: [
    (Failure.refused([error]), "does not compile", ["a.md:3:5: error: no 'x' in scope"]),
    (.compiles, "compiles, and should not", []),
    (
      .saysOtherwise(missing: [wanted], surplus: [error]), "the compiler says something else",
      ["− error: no 'y'", "+ error: no 'x' in scope (line 3)"]
    ),
    (difference(.output, ["a"], ["b"]), "printed something else", ["1 − a", "1 + b"]),
    (difference(.log, ["a"], []), "logged something else", ["1 − a"]),
    (
      difference(.session, ["> texts", "a"], ["> texts", "b"]), "the session went otherwise",
      ["1   > texts", "2 − a", "2 + b"]
    ),
    (difference(.log, [], ["a"]), "prints, and nothing says what it should print", ["1 + a"]),
    (.stopped("stopped after 1 s", printed: []), "stopped after 1 s", ["it had printed nothing"]),
    (
      .stopped("stopped after 1 s", printed: ["a"]), "stopped after 1 s",
      ["it had printed:", "a"]
    ),
    (.ended(.exited(3), log: ["why"]), "ended with status 3, not 0", ["why"]),
    (.ended(.trapped, log: ["Fatal error: x"]), "trapped", ["Fatal error: x"]),
    (.ended(.killed(signal: 11), log: []), "was killed by signal 11", []),
    (.didNotTrap, "should have trapped, and ended by itself", []),
    (
      .commandFailed(at: place, message: "no control is labelled 'A'", available: ["B", "C"]),
      "no control is labelled 'A'", ["there is: B, C"]
    ),
    (
      .commandFailed(at: place, message: "no control is labelled 'A'", available: []),
      "no control is labelled 'A'", ["nothing is there"]
    ),
    (.obstacle("no room"), "could not be run: no room", []),
    (.holds, "passes, and must not", []),
    (
      .failsOtherwise(reason: "card b", because: .refused([error])),
      "fails, but not for the reason 'card b'",
      ["it does not compile", "a.md:3:5: error: no 'x' in scope"]
    ),
  ])
  func `every failure has a headline and its particulars`(
    failure: Failure, headline: String, details: [String]
  ) {
    #expect(failure.headline == headline)
    #expect(failure.details == details)
  }

  @Test func `what was printed at length is cut in the middle`() {
    let lines = (1...25).map { "\($0)" }
    let details = Failure.stopped("stopped", printed: lines).details
    #expect(
      details == ["it had printed:"] + lines[..<10] + ["… 5 lines …"] + lines[15...])
  }

  @Test func `lines far from any change are left out`() {
    let old = (1...12).map { "line \($0)" }
    var new = old
    new[11] = "changed \t"
    #expect(
      LineDiff(from: old, to: new).text == [
        "   ⋮", " 9   line 9", "10   line 10", "11   line 11", "12 − line 12", "12 + changed··",
      ])
  }
}
