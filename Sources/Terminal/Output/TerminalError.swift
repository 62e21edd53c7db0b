/// Why something could not be written.
public enum TerminalError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reader has gone, as `head` does when it has seen enough.
  case closed
  case writing(reason: String)
  case running(command: String, reason: String)

  public var description: String {
    switch self {
    case .closed: "cannot write the output: its reader has closed it"
    case .writing(let reason): "cannot write the output: \(reason)"
    case .running(let command, let reason): "cannot run '\(command)': \(reason)"
    }
  }
}
