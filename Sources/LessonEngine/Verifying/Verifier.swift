private import Foundation
private import Synchronization

/// Verifies programs: several at once, reported in order.
public struct Verifier: Sendable {
  public var toolchain: Toolchain
  public var runtime: Runtime
  public var sandbox: Sandbox
  public var limits: Limits
  /// How many programs are compiled or run at once.
  public var jobs: Int
  /// How often each program is run; every run must be like the first.
  public var repeats = 1
  /// Where observations are kept; nil runs everything.
  public var cache: ObservationCache?
  /// Where the compiler keeps what it makes of C modules.
  public var moduleCache: String
  /// Asked now and then whether to stop.
  public var isCancelled: @Sendable () -> Bool

  public init(
    toolchain: Toolchain, runtime: Runtime, sandbox: Sandbox, limits: Limits = Limits(),
    jobs: Int = 2, cache: ObservationCache? = nil, moduleCache: String,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.toolchain = toolchain
    self.runtime = runtime
    self.sandbox = sandbox
    self.limits = limits
    self.jobs = jobs
    self.cache = cache
    self.moduleCache = moduleCache
    self.isCancelled = isCancelled
  }

  /// Verifies programs; `progress` is told how many of how many are done, from any thread.
  public func verify(
    _ programs: [Program], progress: @escaping @Sendable (Int, Int) -> Void = { _, _ in }
  ) throws(FileError) -> [Verdict] {
    var verdicts = [Verdict?](repeating: nil, count: programs.count)
    var rest: [Int] = []
    for (index, program) in programs.enumerated() {
      if let reason = program.skipReason {
        verdicts[index] = Verdict(program, .skipped(reason: reason))
      } else if let observation = cache?.observation(of: program) {
        verdicts[index] = Verdict(
          program, Judge(program, observation).outcome, isCached: true,
          isLinkedAlone: observation.isLinkedAlone)
      } else {
        rest.append(index)
      }
    }
    let done = Mutex(programs.count - rest.count)
    progress(programs.count - rest.count, programs.count)
    if !rest.isEmpty {
      let bench = try Bench()
      defer { bench.remove() }
      let observer = Observer(
        compiler: Compiler(toolchain: toolchain, runtime: runtime, moduleCache: moduleCache),
        linker: Linker(toolchain: toolchain, runtime: runtime), sandbox: sandbox, limits: limits,
        jobs: jobs, repeats: repeats, isCancelled: isCancelled)
      let observations = observer.observe(rest.map { programs[$0] }, in: bench.path) { _ in
        let count = done.withLock { done in
          done += 1
          return done
        }
        progress(count, programs.count)
      }
      for (index, observation) in zip(rest, observations) {
        let program = programs[index]
        if !isCancelled() { cache?.keep(observation, of: program) }
        verdicts[index] = Verdict(
          program, Judge(program, observation).outcome, isLinkedAlone: observation.isLinkedAlone)
      }
    }
    // Fail closed: a program without a verdict has failed.
    return zip(programs, verdicts).map { program, verdict in
      verdict ?? Verdict(program, .failed(.obstacle("it was not verified")))
    }
  }
}

/// A directory for what is compiled, readable by whoever programs run as.
public struct Bench: Sendable {
  public let path: String

  public init() throws(FileError) {
    let name =
      "tutor-bench-\(ProcessInfo.processInfo.processIdentifier)-\(UInt32.random(in: 0...UInt32.max))"
    let path = "/tmp/" + name
    try FileError.wrap("make the folder", path) {
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o755])
    }
    self.path = path
  }

  public func remove() {
    try? FileManager.default.removeItem(atPath: path)
  }
}
