private import Foundation

/// Keeps what programs did, by everything that it depends on.
///
/// A cache that cannot be read or written is no cache, and no error: the programs are run.
public struct ObservationCache: Sendable {
  private let folder: String
  /// What identifies compiler, runtime, flags, limits and containment.
  private let identity: String

  public init(
    folder: String, toolchain: Toolchain, runtime: Runtime, sandbox: Sandbox, limits: Limits
  ) {
    self.folder = folder
    let library = Self.stamp(of: runtime.library)
    let macros = Self.stamp(of: runtime.macroTool)
    let compiler = Self.stamp(of: toolchain.frontend)
    identity = [
      "1", toolchain.version, toolchain.root, compiler, library, macros, "\(limits)",
      "\(sandbox.bubblewrap != nil)",
    ].joined(separator: "\n")
  }

  func observation(of program: Program) -> Observation? {
    guard let data = FileManager.default.contents(atPath: path(of: program)),
      let entry = try? JSONDecoder().decode(Entry.self, from: data),
      entry.key == key(of: program)
    else { return nil }
    return entry.observation
  }

  /// Keeps an observation, unless chance had a part in it: what was stopped is tried again.
  func keep(_ observation: Observation, of program: Program) {
    guard observation.obstacle == nil, observation.run?.stop == nil,
      observation.sessions.allSatisfy({ $0.end.stop == nil }),
      let data = try? JSONEncoder().encode(
        Entry(key: key(of: program), observation: observation))
    else { return }
    let path = path(of: program)
    let parent = URL(fileURLWithPath: path).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try? data.write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The whole key is kept beside the observation: two keys with one hash are still told apart.
  private struct Entry: Codable {
    var key: String
    var observation: Observation
  }

  private func key(of program: Program) -> String {
    // A block that must not compile is never run, so another claim needs another observation.
    let isRun = program.claim != .fails
    var parts = [identity, "\(program.settings)", "\(program.timeLimit)", "\(isRun)"]
    parts += program.units.flatMap { [$0.name, $0.text] }
    parts += program.expectations.sessions.map { script in
      ([script.preview ?? ""] + script.turns.map { $0.command.line }).joined(separator: "\n")
    }
    return parts.joined(separator: "\u{0}")
  }

  private func path(of program: Program) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in key(of: program).utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    let name = String(hash, radix: 16)
    return "\(folder)/\(name.prefix(2))/\(name).json"
  }

  private static func stamp(of path: String) -> String {
    guard let facts = try? FileManager.default.attributesOfItem(atPath: path),
      let size = facts[.size] as? Int, let date = facts[.modificationDate] as? Date
    else { return "\(path) missing" }
    return "\(size) \(date.timeIntervalSince1970)"
  }
}
