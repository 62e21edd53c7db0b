@testable import SwiftUI

extension Stage {
  /// A stage of a test's own, with `view` on it.
  static func showing<V: View>(_ view: V) -> Stage {
    let stage = Stage(clock: StageClock(), runMainLoop: {})
    stage.launch(view)
    return stage
  }

  var texts: [String] { lines("texts") }
  var bodies: [String] { lines("bodies") }
  var tree: [String] { lines("tree") }

  func tap(_ label: String) -> StageReply { perform(StageCommand(command: "tap", label: label)) }

  func lines(_ command: String, columns: Int? = nil) -> [String] {
    switch perform(StageCommand(command: command, columns: columns)) {
    case .lines(let lines): return lines
    case .screen(let screen): return screen.lines
    default: return ["\(command) failed"]
    }
  }
}

/// What views did, in order; handed to them by the test.
@MainActor
final class Log {
  var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
}
