private import Glibc

extension Console {
  /// Makes the console of an open descriptor, as the environment wants it.
  public init(descriptor: Int32, environment: [String: String]) {
    let isTerminal = isatty(descriptor) == 1
    self.init(
      isTerminal: isTerminal,
      policy: ColorPolicy(environment: environment, isTerminal: isTerminal),
      size: { Size(of: descriptor, environment: environment) },
      write: { try write($0, to: descriptor) })
  }
}

extension Console.Size {
  /// `COLUMNS` and `LINES` win over the window; without either it is 80 by 24.
  init(of descriptor: Int32, environment: [String: String]) {
    var window = winsize()
    let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &window) == 0
    func choose(_ name: String, _ measured: UInt16, _ usual: Int) -> Int {
      if let wanted = environment[name].flatMap({ Int($0) }), wanted > 0 { return wanted }
      return isKnown && measured > 0 ? Int(measured) : usual
    }
    self.init(
      columns: choose("COLUMNS", window.ws_col, 80), rows: choose("LINES", window.ws_row, 24))
  }
}

/// Writes all of a text, however often the descriptor takes only a part.
func write(_ text: String, to descriptor: Int32) throws {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let written = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if written >= 0 {
      rest = rest.dropFirst(written)
    } else if errno == EPIPE {
      throw TerminalError.closed
    } else if errno == EAGAIN {
      var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&wanted, 1, -1)
    } else if errno != EINTR {
      throw TerminalError.writing(reason: String(cString: strerror(errno)))
    }
  }
}
