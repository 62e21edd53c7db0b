import Glibc

/// A terminal's mode, changed while this value lives; its end brings the old mode back.
struct TerminalMode: ~Copyable {
  private let descriptor: Int32
  private let saved: termios

  /// Changes the mode; nil where the descriptor is no terminal.
  init?(of descriptor: Int32, _ change: (inout termios) -> Void) {
    var mode = termios()
    guard tcgetattr(descriptor, &mode) == 0 else { return nil }
    self.descriptor = descriptor
    self.saved = mode
    change(&mode)
    tcsetattr(descriptor, TCSADRAIN, &mode)
  }

  deinit {
    var mode = saved
    tcsetattr(descriptor, TCSADRAIN, &mode)
  }
}
