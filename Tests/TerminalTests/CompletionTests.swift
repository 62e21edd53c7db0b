import Testing

@testable import Terminal

@Suite struct CompletionTests {
  @Test(arguments: [
    ("", [], Completion.nothing),
    ("lea", ["drill", "learn "], .insert("rn ")),
    ("l", ["learn ", "list"], .list(["learn ", "list"])),
    ("s", ["steps", "step"], .insert("tep")),
    ("learn", ["learn"], .nothing),
    ("learn 0", ["learn 02-binding", "learn 03-budget"], .list(["02-binding", "03-budget"])),
    (#"tap "Plan a"#, [#"tap "Plan a trip""#, #"tap "Plan a walk""#], .insert(" ")),
    (
      #"tap "Plan a "#, [#"tap "Plan a trip""#, #"tap "Plan a walk""#],
      .list([#""Plan a trip""#, #""Plan a walk""#])
    ),
    ("tap 状", ["tap 状態"], .insert("態")),
  ])
  func `Tab inserts what is certain and lists what is not`(
    line: String, candidates: [String], completion: Completion
  ) {
    #expect(Completion(of: line, among: candidates) == completion)
  }

  @Test(arguments: [
    (80, ["back  goto  next  play  run"]), (17, ["back  next  run", "goto  play"]),
    (12, ["back  play", "goto  run", "next"]), (6, ["back", "goto", "next", "play", "run"]),
    (0, ["back", "goto", "next", "play", "run"]),
  ])
  func `choices stand in columns, read down`(width: Int, lines: [String]) {
    #expect(inColumns(["back", "goto", "next", "play", "run"], width: width) == lines)
  }

  @Test func `columns are as wide as their widest characters`() {
    #expect(inColumns(["状態", "a", "b"], width: 12) == ["状態  b", "a"])
  }
}
