import Testing

@testable import tutor

@Suite struct FSRSTests {
  @Test func `the scheduler is replayed a line at a time`() async throws {
    let world = try World()
    let status = await world.tutor(
      "fsrs", "replay", input: [#"{"reviews": [[3, 0]]}"#, "nonsense", #"{"reviews": []}"#])
    #expect(status == .unreadable)
    let lines = world.output.split(separator: "\n")
    #expect(lines.count == 3)
    // The stability after a first 'good' is the weight w2, 2.3065; the next step is in 600 s.
    #expect(lines[0].contains("\"stability\": 2.3065,"))
    #expect(lines[0].hasSuffix("\"interval\": 600}]}"))
    #expect(lines[1].hasPrefix("{\"error\": "))
    #expect(lines[2] == "{\"states\": []}")
  }
}
