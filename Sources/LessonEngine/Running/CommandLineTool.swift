private import Foundation

/// A tool of the toolchain, run to its end.
enum CommandLineTool {
  /// What a tool printed and how it ended.
  struct Outcome {
    var status: Int32
    var output: String
    var errors: String
    var wasCancelled: Bool
  }

  /// Runs a tool; whatever goes wrong is in the outcome.
  static func run(
    _ path: String, _ arguments: [String], searchPath: String = "/usr/bin:/bin",
    directory: String = "/", limits: Limits = Limits(time: .seconds(60), memory: 0, fileSize: 0),
    isCancelled: @escaping () -> Bool = { false }
  ) -> Outcome {
    let command = LaunchCommand(
      path: path, arguments: [path] + arguments,
      environment: [
        "PATH": searchPath, "HOME": "/", "LANG": "en_US.UTF-8",
        "TMPDIR": directory == "/" ? "/tmp" : directory,
      ],
      directory: directory)
    do {
      let process = try ChildProcess(command, limits: limits)
      process.isCancelled = isCancelled
      process.run()
      let status: Int32 =
        switch process.ending {
        case .exited(let status): status
        case .signalled(let signal): 128 + signal
        case nil: 127
        }
      var errors = String(decoding: process.errors, as: UTF8.self)
      if let reached = process.reached { errors += "\(path): \(reached)\n" }
      return Outcome(
        status: process.reached == nil ? status : 127,
        output: String(decoding: process.output, as: UTF8.self), errors: errors,
        wasCancelled: process.reached == .cancelled)
    } catch {
      return Outcome(status: 127, output: "", errors: error.description + "\n", wasCancelled: false)
    }
  }

  /// What a tool prints; empty where it fails.
  static func output(of path: String, _ arguments: [String], searchPath: String) -> String {
    let outcome = run(path, arguments, searchPath: searchPath)
    return outcome.status == 0 ? outcome.output : ""
  }
}
