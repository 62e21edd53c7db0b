private import Glibc

/// The live processes that a program has started, found in `/proc`.
///
/// A process counts when it descends from the program, or carries the program's mark in its
/// environment: one that left its parent and its group is found by the mark alone.
struct Census {
  let processes: [Int32]

  init(marker: String, root: Int32) {
    var parents: [Int32: Int32] = [:]
    var found: Set<Int32> = []
    let mark = "TUTOR_RUN=\(marker)\0"
    for process in Self.all {
      guard let (parent, isZombie) = Self.status(of: process), !isZombie else { continue }
      parents[process] = parent
      if let environment = Self.bytes(of: "/proc/\(process)/environ"),
        String(decoding: environment, as: UTF8.self).contains(mark)
      {
        found.insert(process)
      }
    }
    for process in parents.keys {
      var ancestor = process
      var steps = 0
      while ancestor > 1, ancestor != root, steps < 64 {
        ancestor = parents[ancestor] ?? 0
        steps += 1
      }
      if ancestor == root { found.insert(process) }
    }
    processes = found.sorted()
  }

  private static var all: [Int32] {
    guard let folder = unsafe opendir("/proc") else { return [] }
    defer { _ = unsafe closedir(folder) }
    var found: [Int32] = []
    while let entry = unsafe readdir(folder) {
      let name = unsafe withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        unsafe String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let process = Int32(name) { found.append(process) }
    }
    return found
  }

  /// The parent, and whether only the record of the process is left; see proc(5), `stat`.
  private static func status(of process: Int32) -> (parent: Int32, isZombie: Bool)? {
    guard let bytes = bytes(of: "/proc/\(process)/stat"),
      // The name, in parentheses, may hold anything; what follows the last one does not.
      let close = bytes.lastIndex(of: UInt8(ascii: ")"))
    else { return nil }
    let fields = String(decoding: bytes[(close + 1)...], as: UTF8.self).split(separator: " ")
    guard fields.count > 1, let parent = Int32(fields[1]) else { return nil }
    return (parent, fields[0] == "Z")
  }

  private static func bytes(of path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { Glibc.close(descriptor) }
    var all: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 8192)
    while all.count < 1 << 20 {
      let count = unsafe read(descriptor, &buffer, buffer.count)
      guard count > 0 else { break }
      all += buffer[..<count]
    }
    return all
  }
}
