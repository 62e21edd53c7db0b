import Markdown
import Testing

@testable import LessonEngine

/// Each way to fail, from a program and an observation made by hand.
@Suite struct JudgeTests {
  @Test(
    arguments: [
      // Runs.
      (.runs, "a|b", .ran(["a", "b"]), "held"),
      (.runs, nil, .ran(), "held"),
      (.runs, "a|b", .ran(["a", "c"]), "32 printed something else"),
      (.runs, "a", .ran(["a", "b"]), "31 printed something else"),
      (.runs, nil, .ran(["a"]), "- prints, and nothing says what it should print"),
      (.runs, nil, .ran(log: ["a"]), "- prints, and nothing says what it should print"),
      (.runs, nil, .ran(ending: .exited(2)), "- ended with status 2, not 0"),
      (.runs, nil, .ran(ending: .trapped), "- trapped"),
      (.runs, nil, .ran(ending: .killed(signal: 11)), "- was killed by signal 11"),
      (.runs, "a", .ran(["a"], stop: "stopped after 10 s"), "- stopped after 10 s"),
      (.runs, nil, .refused("no 'x' in scope"), "12 does not compile"),
      (.runs, nil, .obstacle("no room"), "- could not be run: no room"),
      (.runs, nil, Observation(compiled: true), "- could not be run: the program was not run"),
      // Traps.
      (.traps, "a", .ran(["a"], log: ["Fatal error: x"], ending: .trapped), "held"),
      (.traps, "a", .ran(["a"]), "- should have trapped, and ended by itself"),
      (.traps, "b", .ran(["a"], ending: .trapped), "31 printed something else"),
      (.traps, nil, .ran(ending: .exited(1)), "- should have trapped, and ended by itself"),
      (
        .traps, nil, .ran(log: ["Fatal error: x", "more"], ending: .trapped),
        "- prints, and nothing says what it should print"
      ),
    ] as [(Program.Claim, String?, Observation, String)])
  func `a run is held against its claim, its end and what it printed`(
    claim: Program.Claim, output: String?, observation: Observation, said: String
  ) {
    #expect(Judge(.claiming(claim, output: output), observation).outcome.said == said)
  }

  @Test(arguments: [
    ("error: cannot find 'x'", Observation.refused("cannot find 'x' in scope"), "held"),
    ("2: error: cannot find 'x'", .refused("cannot find 'x' in scope", line: 2), "held"),
    (
      "3: error: cannot find 'x'", .refused("cannot find 'x' in scope", line: 2),
      "31 the compiler says something else: −cannot find 'x' +cannot find 'x' in scope"
    ),
    (
      "error: cannot find 'y'", .refused("cannot find 'x'"),
      "31 the compiler says something else: −cannot find 'y' +cannot find 'x'"
    ),
    (
      "error: a", .refused("a", "b"), "12 the compiler says something else: +b"
    ),
    (
      "error: a|error: a", .refused("a"), "32 the compiler says something else: −a"
    ),
    ("error: a|note: n", .refused("a"), "32 the compiler says something else: −n"),
    ("error: a", Observation(compiled: true), "- compiles, and should not"),
    ("warning: w|error: a", .refused("a", warnings: ["w"]), "held"),
    (
      "warning: v|error: a", .refused("a", warnings: ["v", "w"]),
      "12 the compiler says something else: +w"
    ),
    ("error: a", .refused("a", warnings: ["nobody asked"]), "held"),
  ])
  func `every error is listed, and every listed one is reported`(
    expected: String, observation: Observation, said: String
  ) {
    #expect(Judge(.claiming(.fails, diagnostics: expected), observation).outcome.said == said)
  }

  @Test(arguments: [
    (Program.Proof.isRefuted(because: nil), "a", "- passes, and must not"),
    (.isRefuted(because: nil), "b", "held"),
    (.isRefuted(because: "b"), "b", "held"),
    (.isRefuted(because: "c"), "b", "31 fails, but not for the reason 'c'"),
  ])
  func `a starter or wrong answer must fail, for its reason`(
    proof: Program.Proof, printed: String, said: String
  ) {
    var program = Program.claiming(.runs, output: "a")
    program.proof = proof
    #expect(Judge(program, .ran([printed])).outcome.said == said)
  }

  @Test(arguments: [
    (Observation.refused("cannot find 'x'"), "find", "held"),
    (.ran(["a"], stop: "stopped after 1 s; an endless loop?"), "endless", "held"),
    (.ran(["a"], log: ["Fatal error: out"], ending: .trapped), "out", "held"),
    (.obstacle("no room"), "no room", "- could not be run: no room"),
  ])
  func `the reason is looked for in what came first`(
    observation: Observation, reason: String, said: String
  ) {
    var program = Program.claiming(.runs, output: "a")
    program.proof = .isRefuted(because: reason)
    #expect(Judge(program, observation).outcome.said == said)
  }
}
