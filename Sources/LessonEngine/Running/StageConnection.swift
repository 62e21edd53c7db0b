private import Foundation

/// A program on its stage: commands go in, and what comes of each comes out.
public final class StageConnection {
  /// What came of the launch or of a command.
  public struct Reply: Hashable, Sendable {
    /// What the program printed, as lines.
    public var printed: [String]
    /// What stood on standard error, normalised; see `LogLines`.
    public var log: [String]
    /// What the command itself shows.
    public var shown: [String]
    /// How what is shown is to look, and what of it has just rerun.
    public var look: StageLook
    /// Why the command failed, and what can be acted on.
    public var failure: Failure?
    /// Whether the program is there for another command.
    public var isOver: Bool

    public struct Failure: Hashable, Sendable {
      public var message: String
      public var available: [String]
    }
  }

  private let process: ChildProcess
  private let room: Room
  private var takenOutput = 0
  private var takenErrors = 0
  /// What was printed after the last command: at the end, or by a program that ended.
  public private(set) var closing: (printed: [String], log: [String]) = ([], [])
  /// Whether the program has views.
  public private(set) var hasViews = false

  /// Starts a program for a session.
  public init(_ run: ProgramRun, isCancelled: @escaping () -> Bool = { false }) throws(LaunchError)
  {
    var run = run
    run.manner = .session
    room = try Room()
    process = try run.start(in: room)
    process.isCancelled = isCancelled
  }

  deinit { room.remove() }

  /// Waits until the launch has settled.
  public func launch() -> Reply {
    answer()
  }

  /// Sends a command and waits until it is over.
  ///
  /// The screen is drawn in so many columns, and only so many of its rows; with `marks`, what has
  /// just rerun is marked in it and in the tree.
  public func perform(
    _ command: SessionCommand, columns: Int = 60, rows: Int? = nil, marks: Bool = false
  ) -> Reply {
    var wire = WireCommand(command, columns: columns)
    wire.rows = rows
    if marks { wire.marks = true }
    return send(wire)
  }

  /// The labels that can be acted on now.
  public func labels() -> [String] {
    send(WireCommand("labels")).shown
  }

  /// Ends the conversation and waits for the program's end.
  ///
  /// A program that left before its stage did is not complete: it is asked for a word that it
  /// cannot know before, and only the stage answers it.
  public func finish() -> (result: ProgramResult, isComplete: Bool) {
    let word = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    var command = WireCommand("quit")
    command.text = word
    let reply = send(command)
    closing = (closing.printed + reply.printed, closing.log + reply.log)
    process.closeCommands()
    process.run()
    let rest = take()
    closing = (closing.printed + rest.printed, closing.log + rest.log)
    return (ProgramResult(process), reply.shown == [word])
  }

  private func send(_ command: WireCommand) -> Reply {
    process.extendDeadline()
    if process.ending == nil, let line = try? JSONEncoder().encode(command) {
      _ = process.send(Array(line))
    }
    return answer()
  }

  private func answer() -> Reply {
    process.run { process.hasReply }
    let line = process.takeReply()
    // The program has flushed before it replied: all that it printed is in the pipes.
    process.drainNow()
    let (printed, log) = take()
    let wire = line.flatMap { try? JSONDecoder().decode(WireReply.self, from: Data($0)) }
    hasViews = hasViews || wire?.views ?? false
    return Reply(
      printed: printed, log: log, shown: wire?.lines ?? [],
      look: StageLook(
        spans: wire?.spans ?? [], marked: wire?.marked ?? [], above: wire?.above ?? 0,
        below: wire?.below ?? 0),
      failure: wire?.failure.map { .init(message: $0, available: wire?.available ?? []) },
      isOver: line == nil)
  }

  private func take() -> (printed: [String], log: [String]) {
    let printed = TextLines(process.output[takenOutput...]).lines
    let log = LogLines(process.errors[takenErrors...]).lines
    takenOutput = process.output.count
    takenErrors = process.errors.count
    return (printed, log)
  }
}

/// A reply as it travels.
private struct WireReply: Decodable {
  var launched: Bool?
  var views: Bool?
  var lines: [String]?
  var spans: [StageLook.Span]?
  var marked: [Int]?
  var above: Int?
  var below: Int?
  var failure: String?
  var available: [String]?
}

/// A command as it travels.
private struct WireCommand: Encodable {
  var command: String
  var label: String?
  var number: Int?
  var text: String?
  var option: String?
  var value: String?
  var view: String?
  var milliseconds: Int64?
  var columns: Int?
  var rows: Int?
  var marks: Bool?

  init(_ command: String, _ label: ControlLabel? = nil) {
    self.command = command
    self.label = label?.text
    number = label?.number
  }

  init(_ command: SessionCommand, columns: Int) {
    switch command {
    case .tap(let label): self.init("tap", label)
    case .increment(let label): self.init("increment", label)
    case .decrement(let label): self.init("decrement", label)
    case .toggle(let label): self.init("toggle", label)
    case .clear(let label): self.init("clear", label)
    case .submit(let label): self.init("submit", label)
    case .type(let text, let label):
      self.init("type", label)
      self.text = text
    case .choose(let option, let label):
      self.init("choose", label)
      self.option = option
    case .set(let value, let label):
      self.init("set", label)
      self.value = value
    case .back: self.init("back")
    case .dismiss: self.init("dismiss")
    case .wait(let duration):
      self.init("wait")
      let parts = duration.components
      milliseconds = parts.seconds * 1000 + parts.attoseconds / 1_000_000_000_000_000
    case .texts: self.init("texts")
    case .show:
      self.init("show")
      self.columns = columns
    case .tree: self.init("tree")
    case .bodies: self.init("bodies")
    case .rerun(let view):
      self.init("rerun")
      self.view = view
    }
  }
}
