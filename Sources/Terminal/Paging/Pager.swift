import Glibc

/// Shows lines that a window does not hold one screenful after the other.
///
/// `$PAGER` does it where it is set; else space goes on, Enter by a line, `b` back, `q` ends.
public struct Pager: Sendable {
  private let console: Console
  private let environment: [String: String]

  public init(console: Console, environment: [String: String]) {
    self.console = console
    self.environment = environment
  }

  /// Shows the lines, at once where they fit or where nobody looks.
  public func show(_ lines: [StyledText]) throws {
    let columns = max(1, console.size.columns)
    let rows = lines.reduce(0) { $0 + max(1, ($1.width + columns - 1) / columns) }
    guard console.isTerminal, rows >= console.size.rows else {
      return try console.print(lines)
    }
    let command = environment["PAGER"] ?? ""
    if !command.allSatisfy(\.isWhitespace) {
      let text = lines.map { $0.encoded(console.policy) + "\n" }.joined()
      if try PagerProcess(command: command, environment: environment).show(text) { return }
    }
    try leaf(through: lines)
  }

  private func leaf(through lines: [StyledText]) throws {
    guard let mode = TerminalMode(of: STDIN_FILENO, { $0.readsKeys() }) else {
      return try console.print(lines)
    }
    // The mode must outlive the last key.
    defer { withExtendedLifetime(mode) {} }
    var leafing = Leafing(count: lines.count)
    try console.print(Array(lines[leafing.go(.page, room: room)]))
    while !leafing.isAtEnd {
      try console.showStatus(status(leafing))
      let key = LeafKey.read()
      try console.clearStatus()
      guard let key, key != .quit else { return }
      try console.print(Array(lines[leafing.go(key, room: room)]))
    }
  }

  /// The lines of a screenful; the window's last line is the status.
  private var room: Int { max(1, console.size.rows - 1) }

  private func status(_ leafing: Leafing) -> StyledText {
    StyledText(
      "\(leafing.shown) of \(leafing.count) lines · space · Enter · b back · q", .plain.inverse)
  }
}

extension termios {
  /// Keys come one by one and unseen, Ctrl-C as one of them.
  fileprivate mutating func readsKeys() {
    c_lflag &= ~tcflag_t(ICANON | ECHO | ISIG)
    c_cc.6 = 1  // VMIN: a key is waited for
    c_cc.5 = 0  // VTIME: for ever
  }
}
