import Terminal
import Testing

@Suite struct ColorPolicyTests {
  @Test(arguments: [
    (["TERM": "xterm"], true, ColorPolicy.styled),
    (["TERM": "xterm"], false, .plain),
    (["TERM": "dumb"], true, .plain),
    ([:], true, .plain),
    (["TERM": "xterm", "NO_COLOR": "1"], true, .plain),
    (["TERM": "xterm", "NO_COLOR": ""], true, .styled),
    (["CLICOLOR_FORCE": "1"], false, .styled),
    (["CLICOLOR_FORCE": "0"], false, .plain),
    (["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], true, .plain),
    (["CLICOLOR_FORCE": "1", "TERM": "dumb"], true, .styled),
  ])
  func `the environment decides`(
    environment: [String: String], isTerminal: Bool, policy: ColorPolicy
  ) {
    #expect(ColorPolicy(environment: environment, isTerminal: isTerminal) == policy)
  }
}
