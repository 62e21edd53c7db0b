import Markdown

extension Failure {
  /// What happened, in a few words: the headline under the place.
  public var headline: String {
    switch self {
    case .refused: "does not compile"
    case .compiles: "compiles, and should not"
    case .saysOtherwise: "the compiler says something else"
    case .differs(let difference) where difference.expected.isEmpty:
      "prints, and nothing says what it should print"
    case .differs(let difference):
      switch difference.subject {
      case .output: "printed something else"
      case .log: "logged something else"
      case .session: "the session went otherwise"
      }
    case .stopped(let reason, _): reason
    case .ended(.exited(let status), _): "ended with status \(status), not 0"
    case .ended(.trapped, _): "trapped"
    case .ended(.killed(let signal), _): "was killed by signal \(signal)"
    case .didNotTrap: "should have trapped, and ended by itself"
    case .commandFailed(_, let message, _): message
    case .obstacle(let reason): "could not be run: \(reason)"
    case .holds: "passes, and must not"
    case .failsOtherwise(let reason, _): "fails, but not for the reason '\(reason)'"
    }
  }

  /// The particulars, a line each.
  public var details: [String] {
    switch self {
    case .refused(let diagnostics): diagnostics.map(\.description)
    case .saysOtherwise(let missing, let surplus):
      missing.map { "− \($0.severity.rawValue): \($0.text)" }
        + surplus.map { "+ \($0.severity.rawValue): \($0.message) (line \($0.place.line))" }
    case .differs(let difference): difference.lines.text
    case .stopped(_, let printed):
      printed.isEmpty ? ["it had printed nothing"] : ["it had printed:"] + Self.ends(of: printed)
    case .ended(_, let log): Self.ends(of: log)
    case .commandFailed(_, _, let available):
      available.isEmpty ? ["nothing is there"] : ["there is: " + available.joined(separator: ", ")]
    case .failsOtherwise(_, let failure): ["it \(failure.headline)"] + failure.details
    case .compiles, .didNotTrap, .obstacle, .holds: []
    }
  }

  private static func ends(of lines: [String]) -> [String] {
    guard lines.count > 20 else { return lines }
    return lines.prefix(10) + ["… \(lines.count - 20) lines …"] + lines.suffix(10)
  }
}

extension LineDiff {
  /// Numbered lines, `−` before what is expected and did not come, `+` before what came instead;
  /// blanks at the end of a changed line are shown as `·`.
  public var text: [String] {
    let width = String(lines.map(\.number).max() ?? 1).count
    return shortened.map { line in
      guard let line else { return String(repeating: " ", count: width) + " ⋮" }
      let number = String(line.number)
      let padded = String(repeating: " ", count: width - number.count) + number
      switch line.change {
      case .same: return line.text.isEmpty ? padded : "\(padded)   \(line.text)"
      case .removed: return "\(padded) − \(line.text.withVisibleEnd)"
      case .added: return "\(padded) + \(line.text.withVisibleEnd)"
      }
    }
  }

  /// Long runs of lines that stay are cut to three on each side; nil marks a cut.
  private var shortened: [Line?] {
    let changed = lines.indices.filter { lines[$0].change != .same }
    var shown: [Line?] = []
    var wasCut = false
    for index in lines.indices {
      if changed.contains(where: { abs($0 - index) <= 3 }) {
        shown.append(lines[index])
        wasCut = false
      } else if !wasCut {
        shown.append(nil)
        wasCut = true
      }
    }
    return shown
  }
}

extension String {
  /// The line with blanks at its end shown as `·`.
  fileprivate var withVisibleEnd: String {
    var line = self
    var count = 0
    while let last = line.last, last == " " || last == "\t" {
      line.removeLast()
      count += 1
    }
    return line + String(repeating: "·", count: count)
  }
}
