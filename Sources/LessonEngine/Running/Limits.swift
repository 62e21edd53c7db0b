/// How much a program may use before it is stopped.
public struct Limits: Hashable, Sendable {
  /// Launch and session together, in real time.
  public var time: Duration
  /// Processor time, in whole seconds.
  public var processorSeconds: Int
  /// Memory that the program can write, in bytes.
  public var memory: Int
  /// The largest file that it may write, in bytes.
  public var fileSize: Int
  /// What it may print to each stream, in bytes.
  public var output: Int
  /// How many processes it may have at once.
  public var processes: Int

  public init(
    time: Duration = .seconds(10), processorSeconds: Int = 30, memory: Int = 1 << 30,
    fileSize: Int = 16 << 20, output: Int = 1 << 20, processes: Int = 16
  ) {
    self.time = time
    self.processorSeconds = processorSeconds
    self.memory = memory
    self.fileSize = fileSize
    self.output = output
    self.processes = processes
  }

  /// A limit that was reached.
  public enum Reached: Hashable, Sendable, CustomStringConvertible {
    case time(Duration)
    case processorTime(seconds: Int)
    case memory(bytes: Int)
    case fileSize(bytes: Int)
    case output(bytes: Int)
    case processes(Int)
    /// Somebody asked for it to stop.
    case cancelled

    public var description: String {
      switch self {
      case .time(let time):
        "stopped after \(time.inSeconds) s; an endless loop?"
      case .processorTime(let seconds):
        "stopped after \(seconds) s of processor time; an endless loop?"
      case .memory(let bytes):
        "stopped at \(bytes >> 20) MB of memory; does something grow for ever?"
      case .fileSize(let bytes): "stopped after writing a file of \(bytes >> 20) MB"
      case .output(let bytes): "stopped after printing \(bytes >> 10) KB; an endless loop?"
      case .processes(let count): "stopped at more than \(count) processes"
      case .cancelled: "stopped"
      }
    }
  }
}

extension Duration {
  /// The duration in seconds, without a fraction where there is none.
  var inSeconds: String {
    let all = Double(components.seconds) + Double(components.attoseconds) * 1e-18
    return all == all.rounded() ? "\(Int(all))" : "\(all)"
  }
}
