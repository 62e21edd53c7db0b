import FoundationEssentials
import Glibc
import Terminal

extension Context {
  /// The world as this process finds it.
  static func ofProcess() throws -> Context {
    // A reader that goes away is an error to be told of, not a signal to die of.
    signal(SIGPIPE, SIG_IGN)
    keepStandardDescriptors()
    let environment = ProcessInfo.processInfo.environment
    let directory = FileManager.default.currentDirectoryPath
    let executable =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
      ?? CommandLine.arguments[0]
    let output = Console(descriptor: STDOUT_FILENO, environment: environment)
    var context = Context(
      environment: environment, directory: directory, executable: executable,
      now: try clock(startingAt: environment["TUTOR_NOW"]),
      emit: { try writeAll($0, to: STDOUT_FILENO) },
      emitError: { try? writeAll($0, to: STDERR_FILENO) },
      prompt: .lines { Swift.readLine(strippingNewline: true) },
      hasMoreInput: {
        var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&wanted, 1, 0) > 0
      },
      isInteractive: isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1,
      showsProgress: isatty(STDERR_FILENO) == 1, policy: output.policy, size: { output.size })
    if context.isInteractive {
      let folder = Places(context).data
      // Where no history can be kept, the prompt still works.
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      context.prompt = .editing(at: output, historyFile: folder + "/history")
    }
    return context
  }

  /// Writes to standard error; there is nobody to tell where that fails.
  static func complainOfProcess(_ text: String) {
    try? writeAll(Array(text.utf8), to: STDERR_FILENO)
  }

  /// A clock that shows `start` now, else the wall clock.
  private static func clock(startingAt start: String?) throws -> @Sendable () -> Date {
    guard let start, !start.isEmpty else { return { Date() } }
    guard let instant = Date(instant: start) else {
      throw UsageError.invalid(
        "$TUTOR_NOW is '\(start)', which is no ISO 8601 instant such as 2030-01-31T12:00:00Z")
    }
    let began = ContinuousClock.now
    return {
      let elapsed = (ContinuousClock.now - began).components
      return instant + (Double(elapsed.seconds) + Double(elapsed.attoseconds) / 1e18)
    }
  }

  /// Fills closed standard descriptors, so that no file opened later is written by mistake.
  private static func keepStandardDescriptors() {
    // The lowest free descriptor is the one opened. Read-only: writing then fails as it would have.
    var opened: Int32 = 0
    while opened >= 0, opened <= STDERR_FILENO { opened = unsafe open("/dev/null", O_RDONLY) }
    close(opened)
  }

  private static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let written = unsafe rest.withUnsafeBytes { bytes in
        unsafe Glibc.write(descriptor, bytes.baseAddress, bytes.count)
      }
      if written >= 0 {
        rest = rest.dropFirst(written)
      } else if errno == EPIPE {
        throw OutputError.closed
      } else if errno == EAGAIN {
        var wanted = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      } else if errno != EINTR {
        throw OutputError.failed(reason: unsafe String(cString: strerror(errno)))
      }
    }
  }
}

extension Date {
  /// Reads an ISO 8601 instant, with or without fractions of a second.
  init?(instant text: String) {
    let styles = [
      Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle(includingFractionalSeconds: true),
    ]
    for style in styles {
      if let date = try? style.parse(text) {
        self = date
        return
      }
    }
    return nil
  }
}
