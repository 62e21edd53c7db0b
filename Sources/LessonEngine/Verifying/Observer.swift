private import Foundation
import SwiftSource
private import Synchronization

/// Compiles, links and runs programs, and notes what they do.
struct Observer: Sendable {
  var compiler: Compiler
  var linker: Linker
  var sandbox: Sandbox
  var limits: Limits
  /// How many programs are compiled or run at once.
  var jobs: Int
  /// How often each program is run; what differs between the runs is an obstacle.
  var repeats = 1
  var isCancelled: @Sendable () -> Bool

  /// Observes programs in a directory of their own; `noted` is told of each as it is done.
  func observe(
    _ programs: [Program], in directory: String, noted: @escaping @Sendable (Int) -> Void
  ) -> [Observation] {
    let modules: [Result<CompiledModule, FileError>] = inParallel(programs.count) { index in
      let result = Result { () throws(FileError) in
        try compiler.compile(programs[index], in: directory, isCancelled: isCancelled)
      }
      if (try? result.get())?.object == nil { noted(index) }
      return result
    }
    let executables = link(modules, in: directory)
    return inParallel(programs.count) { index in
      let module: CompiledModule
      switch modules[index] {
      case .success(let compiled): module = compiled
      case .failure(let error): return .obstacle(error.description)
      }
      guard module.object != nil else {
        return Observation(
          messages: module.messages, isCompiled: false, run: nil, sessions: [],
          isLinkedAlone: false, obstacle: nil)
      }
      // A block that must not compile and does is refused for that; it need not run.
      if programs[index].claim == .fails {
        noted(index)
        return Observation(
          messages: module.messages, isCompiled: true, run: nil, sessions: [],
          isLinkedAlone: false, obstacle: nil)
      }
      guard let linked = executables[module.name] else { return .obstacle("it was not linked") }
      var observation = observe(programs[index], module, linked)
      for number in 1..<max(repeats, 1) where observation.obstacle == nil && !isCancelled() {
        let again = observe(programs[index], module, linked)
        if let line = observation.difference(from: again) {
          observation.obstacle = "run \(number + 1) went otherwise than the first: \(line)"
        }
      }
      noted(index)
      return observation
    }
  }

  private typealias Linked = (executable: Result<Executable, LinkError>, isAlone: Bool)

  /// Links what can be linked together once, and the rest each alone.
  private func link(
    _ modules: [Result<CompiledModule, FileError>], in directory: String
  ) -> [String: Linked] {
    var linked: [String: Linked] = [:]
    var joint: [CompiledModule] = []
    var alone: [CompiledModule] = []
    var names: Set<String> = []
    for case .success(let module) in modules where module.object != nil {
      // The same text compiles to the same module; linked twice its symbols would meet.
      guard names.insert(module.name).inserted else { continue }
      if module.facts.mustBeLinkedAlone { alone.append(module) } else { joint.append(module) }
    }
    if !joint.isEmpty {
      let result = Result { () throws(LinkError) in
        try linker.link(joint, in: directory, isCancelled: isCancelled)
      }
      if case .failure = result, joint.count > 1 {
        alone += joint
      } else {
        for module in joint { linked[module.name] = (result, joint.count == 1) }
      }
    }
    let rest = alone
    let results: [Result<Executable, LinkError>] = inParallel(rest.count) { index in
      Result { () throws(LinkError) in
        try linker.link(
          [rest[index]], in: directory + "/" + rest[index].name, isCancelled: isCancelled)
      }
    }
    for (module, result) in zip(rest, results) { linked[module.name] = (result, true) }
    return linked
  }

  private func observe(
    _ program: Program, _ module: CompiledModule, _ linked: Linked
  ) -> Observation {
    var observation = Observation(
      messages: module.messages, isCompiled: true, run: nil, sessions: [],
      isLinkedAlone: linked.isAlone, obstacle: nil)
    do {
      var limits = limits
      limits.time = program.timeLimit
      var run = ProgramRun(
        executable: try linked.executable.get(), module: module.name, manner: .stage,
        limits: limits, sandbox: sandbox)
      if program.expectations.sessions.isEmpty {
        observation.run =
          module.facts.hasViews
          ? try launch(run) : Observation.Run(try run.complete(isCancelled: isCancelled))
      }
      for script in program.expectations.sessions {
        run.preview = script.preview
        observation.sessions.append(try hold(script, run))
      }
    } catch {
      observation.obstacle = "\(error)"
    }
    return observation
  }

  /// Launches a program's views and lets them settle; the stage must be there to the end.
  private func launch(_ run: ProgramRun) throws(LaunchError) -> Observation.Run {
    let stage = try StageConnection(run, isCancelled: isCancelled)
    let launch = stage.launch()
    var end = Observation.Run(stage.finish())
    end.printed = launch.printed + stage.closing.printed
    end.log = launch.log + stage.closing.log
    return end
  }

  private func hold(
    _ script: SessionScript, _ run: ProgramRun
  ) throws(LaunchError) -> Observation.Session {
    let stage = try StageConnection(run, isCancelled: isCancelled)
    let launch = stage.launch()
    var session = Observation.Session(
      opening: launch.lines, turns: [], closing: [],
      end: Observation.Run(printed: [], log: [], ending: .exited(0), stop: nil), hasViews: false)
    var isOver = launch.isOver
    for turn in script.turns {
      if isOver { break }
      let reply = stage.perform(turn.command)
      isOver = reply.isOver
      session.turns.append(
        Observation.Turn(
          lines: reply.lines, failure: reply.failure?.message,
          available: reply.failure?.available ?? []))
      if reply.failure != nil { break }
    }
    session.end = Observation.Run(stage.finish())
    session.hasViews = stage.hasViews
    session.closing = Observation.Session.lines(
      printed: stage.closing.printed, log: stage.closing.log)
    return session
  }

  /// Calls a function for every index, several at once, and returns the results in order.
  private func inParallel<Value: Sendable>(
    _ count: Int, _ body: @Sendable (Int) -> Value
  ) -> [Value] {
    let results = Mutex<[Value?]>(Array(repeating: nil, count: count))
    let next = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: min(max(jobs, 1), max(count, 1))) { _ in
      while true {
        let index = next.withLock { next in
          defer { next += 1 }
          return next
        }
        guard index < count else { return }
        let value = body(index)
        results.withLock { $0[index] = value }
      }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}

extension Observation {
  /// The first line of another run that this one has not; nil when they are one and the same.
  fileprivate func difference(from other: Observation) -> String? {
    if other == self { return nil }
    if let obstacle = other.obstacle { return obstacle }
    let pairs = zip(lines, other.lines)
    return pairs.first { $0 != $1 }?.1 ?? "it has \(other.lines.count) lines"
  }

  private var lines: [String] {
    let ends = ([run] + sessions.map(\.end)).compactMap { $0 }
      .flatMap { $0.printed + $0.log + ["\($0.ending)", $0.stop ?? ""] }
    return sessions.flatMap { $0.opening + $0.turns.flatMap(\.lines) + $0.closing } + ends
  }

  static func obstacle(_ reason: String) -> Observation {
    Observation(
      messages: [], isCompiled: false, run: nil, sessions: [], isLinkedAlone: false,
      obstacle: reason)
  }
}

extension Observation.Run {
  init(_ end: (result: ProgramResult, isComplete: Bool)) {
    self.init(end.result)
    leftEarly = !end.isComplete
  }

  init(_ result: ProgramResult) {
    let ending: Observation.Ending =
      switch result.ending {
      case .exited(let status): .exited(Int(status))
      case .trapped: .trapped
      case .killed(let signal): .killed(signal: Int(signal))
      }
    self.init(
      printed: TextLines(result.output).lines, log: LogLines(result.errors).lines, ending: ending,
      stop: result.reached?.description)
  }
}

extension Observation.Session {
  /// What a program printed and logged, as the lines of a session.
  static func lines(printed: [String], log: [String]) -> [String] {
    printed.map { line in
      let needsEscape = ["> ", "log: ", "\\"].contains { line.hasPrefix($0) }
      return needsEscape ? "\\" + line : line
    } + log.map { "log: \($0)" }
  }
}

extension StageConnection.Reply {
  /// All that came of a command, as the lines of a session.
  public var lines: [String] {
    Observation.Session.lines(printed: printed, log: log) + shown
  }
}
