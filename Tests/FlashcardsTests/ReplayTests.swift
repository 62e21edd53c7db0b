import Flashcards
import Foundation
import Testing

@Suite struct ReplayTests {
  struct States: Decodable {
    struct State: Decodable {
      let state: String
      let step: Int?
      let stability, difficulty, retrievability, interval: Double
    }
    let states: [State]
  }

  /// `fsrs-vectors.json` was written with py-fsrs 6.3.2: 150 cards with their expected states.
  @Test func `all sequences of the reference are reproduced`() throws {
    let data = try fixture("fsrs-vectors.json")
    let cases = try #require(try JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(cases.count == 150)
    for (number, var request) in cases.enumerated() {
      let expected = try #require(request.removeValue(forKey: "expected") as? [[String: Any]])
      let line = String(
        decoding: try JSONSerialization.data(withJSONObject: request), as: UTF8.self)
      let replay = Replay(line: line)
      #expect(!replay.isError, "\(number): \(replay.line)")
      let states = try JSONDecoder().decode(States.self, from: Data(replay.line.utf8)).states
      #expect(states.count == expected.count)
      for (state, reference) in zip(states, expected) {
        #expect(state.state == reference["state"] as? String, "\(number)")
        #expect(state.step == reference["step"] as? Int, "\(number)")
        #expect(state.interval == reference["interval"] as? Double, "\(number)")
        for (name, value) in [
          ("stability", state.stability), ("difficulty", state.difficulty),
          ("retrievability", state.retrievability),
        ] {
          let wanted = try #require(reference[name] as? Double)
          #expect(agree(value, wanted), "\(number): \(name) \(value), not \(wanted)")
        }
      }
    }
  }

  @Test func `a line gives a line with every state`() {
    #expect(
      Replay(line: #"{"reviews": [[1, 0]]}"#).line
        == #"{"states": [{"state": "learning", "step": 0, "stability": 0.212, "#
        + #""difficulty": 6.4133, "retrievability": 0.0, "interval": 60}]}"#)
    #expect(Replay(line: #" { "reviews" : [ ] } "#).line == #"{"states": []}"#)
  }

  @Test(arguments: [
    ("", "column 1: expected '{'"),
    (#"{"reviews": [[5, 0]]}"#, "column 20: a review is [grade from 1 to 4, elapsed days]"),
    (#"{"reviews": [[1.5, 0]]}"#, "column 15: expected a whole number"),
    (#"{"reviews": [[01, 0]]}"#, "column 15: expected a number"),
    (#"{"reviews": [[1, 0]]} x"#, "column 23: unexpected text after the object"),
    (#"{"weights": []}"#, "column 12: there is no member 'weights'"),
    ("{}", "column 3: the member 'reviews' is missing"),
    (
      #"{"reviews": [], "parameters": [1, 2]}"#,
      "FSRS takes 21 weights, or 17 or 19 of an older version, not 2"
    ),
    (
      #"{"reviews": [], "desiredRetention": 1}"#,
      "the desired retention is 1.0, which is not between 0 and 1"
    ),
    (
      #"{"reviews": [], "learningSteps": [-1]}"#,
      "learningSteps holds -1.0, which is not a number of seconds of at most 100 years"
    ),
    (
      #"{"reviews": [], "maximumInterval": 0}"#,
      "the maximum interval is 0 days, which is not from 1 to 36500"
    ),
  ])
  func `a bad line gives an error`(line: String, message: String) {
    let replay = Replay(line: line)
    #expect(replay.isError)
    #expect(replay.line == #"{"error": ""# + message + #""}"#)
  }
}
