private import Foundation
private import Glibc

/// A linked program, and how it is run.
public struct ProgramRun: Sendable {
  /// What the program's executors and views are.
  public enum Manner: String, Sendable {
    /// Ordinary executors, no views.
    case plain
    /// On stage: launched, settled, ended.
    case stage
    /// On stage, and driven through its descriptors.
    case session
  }

  public var executable: Executable
  public var module: String
  public var manner: Manner
  public var preview: String?
  public var limits: Limits
  public var sandbox: Sandbox

  public init(
    executable: Executable, module: String, manner: Manner, preview: String? = nil,
    limits: Limits = Limits(), sandbox: Sandbox
  ) {
    self.executable = executable
    self.module = module
    self.manner = manner
    self.preview = preview
    self.limits = limits
    self.sandbox = sandbox
  }

  /// Runs the program to its end; what it prints is also handed on as it comes.
  public func complete(
    onOutput: ((ArraySlice<UInt8>) -> Void)? = nil, onErrors: ((ArraySlice<UInt8>) -> Void)? = nil,
    isCancelled: @escaping () -> Bool = { false }
  ) throws(LaunchError) -> ProgramResult {
    let room = try Room()
    defer { room.remove() }
    let process = try start(in: room)
    process.onOutput = onOutput
    process.onErrors = onErrors
    process.isCancelled = isCancelled
    process.run()
    return ProgramResult(process)
  }

  /// Starts the program in a new, empty directory.
  func start(in room: Room) throws(LaunchError) -> ChildProcess {
    var words = [executable.path, "\(executable.number(of: module) ?? -1)", manner.rawValue]
    if let preview { words.append(preview) }
    let arguments = sandbox.wrap(words, directory: room.path)
    let asNobody = getuid() == 0 && sandbox.bubblewrap == nil
    if asNobody { _ = unsafe chown(room.path, 65_534, 65_534) }
    return try ChildProcess(
      LaunchCommand(
        path: arguments[0], arguments: arguments,
        environment: [
          "LANG": "en_US.UTF-8", "TZ": "UTC", "SWIFT_DETERMINISTIC_HASHING": "1",
          "SWIFT_BACKTRACE": "enable=no", "HOME": room.path, "TMPDIR": room.path,
          "PATH": "/usr/bin:/bin", "TUTOR_RUN": room.name,
        ],
        directory: room.path, hasStage: manner == .session, asNobody: asNobody),
      limits: limits)
  }
}

/// What came of a program that ran to its end, or was stopped.
public struct ProgramResult: Hashable, Sendable {
  public var output: [UInt8]
  public var errors: [UInt8]
  public var ending: Ending
  /// The limit at which the program was stopped; nil where it ended by itself.
  public var reached: Limits.Reached?

  public enum Ending: Hashable, Sendable {
    case exited(Int32)
    /// A trap: what Swift does at a broken promise, by whatever signal the processor has for it.
    case trapped
    case killed(signal: Int32)
  }

  init(_ process: ChildProcess) {
    output = process.output
    errors = process.errors
    reached = process.reached
    ending =
      switch process.ending {
      case .exited(let status): .exited(status)
      case .signalled(SIGILL), .signalled(SIGTRAP): .trapped
      case .signalled(let signal): .killed(signal: signal)
      case nil: .killed(signal: SIGKILL)
      }
  }
}

/// A new, empty directory that a program runs in.
struct Room {
  let path: String
  let name: String

  init() throws(LaunchError) {
    var template = Array("/tmp/tutor-room-XXXXXX\0".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { throw LaunchError("/tmp/tutor-room", errno) }
    path = String(
      decoding: template.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    name = String(path.dropFirst("/tmp/".count))
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
