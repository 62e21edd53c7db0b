/// `tutor fsrs replay`: a card's answers, as a line of JSON, to its states, as a line of JSON.
public struct Replay: Sendable {
  /// The line to print, without its end.
  public let line: String
  /// Whether the input was refused, so that `line` is `{"error": …}`.
  public let isError: Bool

  /// Reads and replays one line of input; no fuzz.
  public init(line input: String) {
    do {
      line = Replay.states(of: try ReplayRequest(line: input))
      isError = false
    } catch {
      line = "{\"error\": \(quoted("\(error)"))}"
      isError = true
    }
  }

  private static func states(of request: ReplayRequest) -> String {
    var text = "{\"states\": ["
    text.reserveCapacity(40 + request.reviews.count * 150)
    var state: CardState?
    for (index, review) in request.reviews.enumerated() {
      let outcome = request.scheduler.answer(
        state, review.grade, elapsedDays: review.elapsedDays)
      state = outcome.state
      if index > 0 { text += ", " }
      text += "{\"state\": \""
      text += outcome.state.phase.name
      text += "\", \"step\": "
      text += outcome.state.phase.step?.description ?? "null"
      text += ", \"stability\": "
      text += outcome.state.memory.stability.description
      text += ", \"difficulty\": "
      text += outcome.state.memory.difficulty.description
      text += ", \"retrievability\": "
      text += outcome.retrievability.description
      text += ", \"interval\": "
      text += number(outcome.interval.seconds)
      text += "}"
    }
    return text + "]}"
  }
}

/// A whole number without ".0".
private func number(_ value: Double) -> String {
  Int(exactly: value)?.description ?? value.description
}

private func quoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"": result += "\\\""
    case "\\": result += "\\\\"
    case "\0"..<" ":
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
