import Glibc

/// The learner's own pager, run by the shell as `$PAGER` says.
public struct Pager: Hashable, Sendable {
  private let command: String
  private let environment: [String: String]

  /// Takes the environment's pager; nil where it names none.
  public init?(environment: [String: String]) {
    guard let command = environment["PAGER"], !command.allSatisfy(\.isWhitespace) else {
      return nil
    }
    self.command = command
    self.environment = environment
  }

  /// Shows lines and waits until they have been seen; false where there is no such pager.
  public func show(_ lines: [StyledText], _ policy: ColorPolicy) throws -> Bool {
    try show(lines.map { $0.encoded(policy) + "\n" }.joined())
  }

  private func show(_ text: String) throws -> Bool {
    // Ctrl-C is for the pager while it shows.
    let interrupts = signal(SIGINT, SIG_IGN)
    defer { signal(SIGINT, interrupts) }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { throw failure(errno) }
    // The pager would wait for ever for the end of an input that it holds open itself.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let process: pid_t
    do {
      defer { close(ends[0]) }
      process = try spawn(input: ends[0])
    } catch {
      close(ends[1])
      throw error
    }
    do {
      defer { close(ends[1]) }
      try withoutPipeSignals { try write(text, to: ends[1]) }
    } catch TerminalError.closed {
      // Enough was seen.
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let exitStatus = (status >> 8) & 0xFF
    // The shell's own statuses for a command that it cannot find or may not run.
    return exitStatus != 127 && exitStatus != 126
  }

  private func spawn(input: Int32) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    sigaddset(&signals, SIGPIPE)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    // Colours pass through less, and a short text does not stay in it.
    let words = ["LESS": "FRX", "LV": "-c"].merging(environment) { $1 }.map { "\($0)=\($1)" }
    var process: pid_t = 0
    let result = withCStrings(["sh", "-c", command]) { arguments in
      withCStrings(words) { variables in
        posix_spawn(&process, "/bin/sh", &actions, &attributes, arguments, variables)
      }
    }
    guard result == 0 else { throw failure(result) }
    return process
  }

  private func failure(_ code: Int32) -> TerminalError {
    .running(command: command, reason: String(cString: strerror(code)))
  }
}

/// Lets a write to a pipe that nobody reads any more be an error of this thread, and no signal.
private func withoutPipeSignals(_ body: () throws -> Void) rethrows {
  var pipes = sigset_t()
  sigemptyset(&pipes)
  sigaddset(&pipes, SIGPIPE)
  var before = sigset_t()
  pthread_sigmask(SIG_BLOCK, &pipes, &before)
  defer {
    // A signal that waits is taken before it can be delivered.
    var now = timespec()
    while sigtimedwait(&pipes, nil, &now) == SIGPIPE {}
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }
  try body()
}

/// Lends texts as a C array that ends in null.
private func withCStrings<Value>(
  _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Value
) -> Value {
  let copies = texts.map { strdup($0) }
  defer { for copy in copies { free(copy) } }
  return body(copies + [nil])
}
