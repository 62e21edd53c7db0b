private import CSystem
private import Glibc

/// A program that runs: started in a group of its own, drained, limited, and killed with all that
/// it started.
///
/// Used from one thread at a time. What was printed is kept whatever happens.
final class ChildProcess {
  private(set) var output: [UInt8] = []
  private(set) var errors: [UInt8] = []
  /// Bytes of the program's fourth descriptor that nobody has taken yet.
  private(set) var replies: [UInt8] = []
  private(set) var reached: Limits.Reached?
  /// How the program ended; nil while it runs.
  private(set) var ending: Ending?

  private let process: Int32
  private let limits: Limits
  private let marker: String
  private var outputPipe: Int32
  private var errorPipe: Int32
  private var replyPipe: Int32
  private var commandPipe: Int32
  private var deadline: ContinuousClock.Instant
  private var nextCensus: ContinuousClock.Instant
  /// Called with what arrives on standard output and standard error, as it arrives.
  var onOutput: ((ArraySlice<UInt8>) -> Void)?
  var onErrors: ((ArraySlice<UInt8>) -> Void)?
  /// Asked now and then whether to stop.
  var isCancelled: () -> Bool = { false }

  /// How a program ended.
  enum Ending: Hashable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// Starts a program; throws where it cannot be started at all.
  init(_ command: LaunchCommand, limits: Limits) throws(LaunchError) {
    self.limits = limits
    marker = command.marker
    let output = try Pipe(for: command)
    let errors = try Pipe(for: command)
    let replies = command.hasStage ? try Pipe(for: command) : .none
    let commands = command.hasStage ? try Pipe(for: command) : .none
    let input = unsafe Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    outputPipe = output.read
    errorPipe = errors.read
    replyPipe = replies.read
    commandPipe = commands.write
    deadline = .now + limits.time
    nextCensus = .now + .milliseconds(200)
    process = command.spawn(
      descriptors: (input, output.write, errors.write, commands.read, replies.write),
      limits: limits)
    let reason = errno
    for descriptor in [input, output.write, errors.write, commands.read, replies.write]
    where descriptor >= 0 {
      Glibc.close(descriptor)
    }
    guard process > 0 else {
      for descriptor in [outputPipe, errorPipe, replyPipe, commandPipe] where descriptor >= 0 {
        Glibc.close(descriptor)
      }
      (outputPipe, errorPipe, replyPipe, commandPipe) = (-1, -1, -1, -1)
      ending = .exited(127)
      throw LaunchError(command.path, reason)
    }
    for descriptor in [outputPipe, errorPipe, replyPipe] where descriptor >= 0 {
      _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    }
  }

  deinit {
    if ending == nil { kill() }
    for descriptor in [outputPipe, errorPipe, replyPipe, commandPipe] where descriptor >= 0 {
      Glibc.close(descriptor)
    }
  }

  /// Gives the program its time anew: a person at a prompt thinks longer than a program may run.
  func extendDeadline() {
    deadline = .now + limits.time
  }

  /// Drains all pipes until `isDone`, the program's end, or a limit.
  func run(until isDone: () -> Bool = { false }) {
    while ending == nil, !isDone() {
      drain(milliseconds: 20)
      checkLimits()
      reap()
    }
  }

  /// Takes what is in the pipes now, without waiting.
  func drainNow() {
    drain(milliseconds: 0)
  }

  /// Takes the first whole line of the replies, without its end.
  func takeReply() -> [UInt8]? {
    guard let end = replies.firstIndex(of: UInt8(ascii: "\n")) else { return nil }
    let line = Array(replies[..<end])
    replies.removeFirst(end + 1)
    return line
  }

  /// Whether a whole line of the replies waits to be taken.
  var hasReply: Bool { replies.contains(UInt8(ascii: "\n")) }

  /// Writes a line to the program's third descriptor; false where nobody reads it.
  func send(_ line: [UInt8]) -> Bool {
    var rest = line + [UInt8(ascii: "\n")]
    while !rest.isEmpty {
      let written = unsafe Glibc.write(commandPipe, rest, rest.count)
      if written < 0 {
        if errno == EINTR { continue }
        return false
      }
      rest.removeFirst(written)
    }
    return true
  }

  /// Tells the program that no command will follow.
  func closeCommands() {
    guard commandPipe >= 0 else { return }
    close(&commandPipe)
  }

  /// Stops the program and all that it started, and says why.
  func stop(_ reason: Limits.Reached) {
    if reached == nil { reached = reason }
    kill()
  }

  private func drain(milliseconds: Int32) {
    var polled = [outputPipe, errorPipe, replyPipe].filter { $0 >= 0 }
      .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = nfds_t(polled.count)
    guard count > 0 else {
      if milliseconds > 0 { usleep(500) }
      return
    }
    guard unsafe poll(&polled, count, milliseconds) > 0 else { return }
    for entry in polled where entry.revents != 0 {
      let (bytes, isClosed) = read(entry.fd)
      if entry.fd == outputPipe {
        keep(bytes, in: &output, tell: onOutput)
        if isClosed { close(&outputPipe) }
      } else if entry.fd == errorPipe {
        keep(bytes, in: &errors, tell: onErrors)
        if isClosed { close(&errorPipe) }
      } else {
        replies += bytes
        if isClosed { close(&replyPipe) }
        if replies.count > limits.output { stop(.output(bytes: limits.output)) }
      }
    }
  }

  private func keep(
    _ bytes: [UInt8], in kept: inout [UInt8], tell: ((ArraySlice<UInt8>) -> Void)?
  ) {
    let room = bytes.prefix(max(0, limits.output - kept.count))
    kept += room
    if !room.isEmpty { tell?(room) }
    if room.count < bytes.count, reached == nil, ending == nil {
      reached = .output(bytes: limits.output)
    }
  }

  private func read(_ descriptor: Int32) -> (bytes: [UInt8], isClosed: Bool) {
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while all.count <= limits.output {
      let count = unsafe Glibc.read(descriptor, &buffer, buffer.count)
      if count > 0 {
        all += buffer[..<count]
        continue
      }
      if count < 0, errno == EINTR { continue }
      return (all, count == 0)
    }
    return (all, false)
  }

  private func close(_ descriptor: inout Int32) {
    Glibc.close(descriptor)
    descriptor = -1
  }

  private func checkLimits() {
    guard ending == nil else { return }
    let now = ContinuousClock.Instant.now
    if let reached { return stop(reached) }
    if isCancelled() { return stop(.cancelled) }
    if now > deadline { return stop(.time(limits.time)) }
    if now > nextCensus {
      nextCensus = now + .milliseconds(100)
      if Census(marker: marker, root: process).processes.count > limits.processes {
        stop(.processes(limits.processes))
      }
    }
  }

  private func reap() {
    guard ending == nil else { return }
    var status: Int32 = 0
    var usage = rusage()
    guard unsafe wait4(process, &status, WNOHANG, &usage) == process else { return }
    finish(status, usage)
  }

  private func finish(_ status: Int32, _ usage: rusage) {
    let signal = status & 0x7F
    let code = (status >> 8) & 0xFF
    // A sandbox reports the signal that ended its program as 128 and more.
    if signal != 0 {
      ending = .signalled(signal)
    } else if code > 128, code < 160 {
      ending = .signalled(code - 128)
    } else {
      ending = .exited(code)
    }
    if case .signalled(let number)? = ending, reached == nil {
      if number == SIGXCPU {
        reached = .processorTime(seconds: limits.processorSeconds)
      } else if number == SIGXFSZ {
        reached = .fileSize(bytes: limits.fileSize)
      } else if usage.ru_maxrss * 1024 > limits.memory / 4 * 3 {
        // What is reserved counts against the limit too, and is more than what was ever there.
        reached = .memory(bytes: limits.memory)
      }
    }
    killDescendants()
    drain(milliseconds: 0)
    if reached == nil, case .signalled? = ending, saysThatMemoryEnded {
      reached = .memory(bytes: limits.memory)
    }
  }

  /// Whether Swift's runtime had the last word; a sandbox does not tell what its program used.
  private var saysThatMemoryEnded: Bool {
    LogLines(errors).lines.last?.hasPrefix("Fatal error: failed to allocate ") ?? false
  }

  private func kill() {
    guard ending == nil else { return }
    killDescendants()
    _ = Glibc.kill(-process, SIGKILL)
    _ = Glibc.kill(process, SIGKILL)
    var status: Int32 = 0
    var usage = rusage()
    while unsafe wait4(process, &status, 0, &usage) < 0, errno == EINTR {}
    finish(status, usage)
  }

  /// Kills until nobody is left: a program may start others while it is being killed.
  private func killDescendants() {
    for _ in 0..<50 {
      let rest = Census(marker: marker, root: process).processes.filter { $0 != process }
      if rest.isEmpty { return }
      for other in rest {
        _ = Glibc.kill(other, SIGKILL)
        _ = waitpid(other, nil, WNOHANG)
      }
      usleep(1000)
    }
  }
}

/// The two ends of a pipe, closed in programs that are started meanwhile.
private struct Pipe {
  var read: Int32
  var write: Int32

  static let none = Pipe(read: -1, write: -1)

  private init(read: Int32, write: Int32) {
    self.read = read
    self.write = write
  }

  init(for command: LaunchCommand) throws(LaunchError) {
    var ends: [Int32] = [-1, -1]
    guard unsafe tutor_pipe(&ends) == 0 else { throw LaunchError(command.path, errno) }
    self.init(read: ends[0], write: ends[1])
  }
}
