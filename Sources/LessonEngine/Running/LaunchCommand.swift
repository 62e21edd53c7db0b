private import CSystem
private import Glibc

/// A program to start: what is executed, with which words and environment, where, and as whom.
struct LaunchCommand {
  var path: String
  var arguments: [String]
  var environment: [String: String]
  var directory: String
  /// Whether the program has descriptors for a stage.
  var hasStage = false
  /// Whether the program runs as nobody; only root can ask for that.
  var asNobody = false

  /// What marks the program and all that it starts, in their environment.
  var marker: String { environment["TUTOR_RUN"] ?? "none" }

  /// Starts the program; returns its process, or -1 with `errno` set.
  func spawn(
    descriptors: (input: Int32, output: Int32, errors: Int32, commands: Int32, replies: Int32),
    limits: Limits
  ) -> Int32 {
    let variables = environment.map { "\($0.key)=\($0.value)" }.sorted()
    return unsafe withCStrings(arguments) { words in
      unsafe withCStrings(variables) { settings in
        unsafe path.withCString { path in
          unsafe directory.withCString { directory in
            var launch = unsafe tutor_launch(
              path: path, arguments: words, environment: settings, directory: directory,
              input: descriptors.input, output: descriptors.output, errors: descriptors.errors,
              commands: descriptors.commands, replies: descriptors.replies,
              cpu_seconds: UInt(limits.processorSeconds), data_bytes: UInt(limits.memory),
              file_bytes: UInt(limits.fileSize), user: asNobody ? 65_534 : 0,
              group: asNobody ? 65_534 : 0)
            return unsafe tutor_spawn(&launch)
          }
        }
      }
    }
  }
}

/// An array of C strings ended by a null pointer, as exec wants them.
private func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafePointer<UnsafeMutablePointer<CChar>?>) -> Result
) -> Result {
  var pointers: [UnsafeMutablePointer<CChar>?] = unsafe []
  for string in strings { unsafe pointers.append(strdup(string)) }
  unsafe pointers.append(nil)
  let result = unsafe body(pointers)
  for index in 0..<strings.count { unsafe free(pointers[index]) }
  return result
}

/// A program that could not be started, and the system's reason.
public struct LaunchError: Error, Hashable, Sendable, CustomStringConvertible {
  public var path: String
  public var reason: String

  init(_ path: String, _ code: Int32) {
    self.path = path
    reason = unsafe String(cString: strerror(code))
  }

  public var description: String { "cannot start '\(path)': \(reason)" }
}
