private import Foundation
private import Glibc

/// Keeps progress in a file, whole at every instant and safe with two tutors at once.
public struct ProgressFile: Sendable {
  public let path: String

  public init(path: String) {
    self.path = path
  }

  /// What is kept, and where a damaged file was put aside.
  public struct Contents: Hashable, Sendable {
    public var progress: Progress
    public var damaged: String?
  }

  /// Reads the progress: none where there is no file; a damaged one is kept aside and named.
  public func read() throws(FileError) -> Contents {
    guard FileManager.default.fileExists(atPath: path) else {
      return Contents(progress: Progress(), damaged: nil)
    }
    return try locked { () throws(FileError) in try readLocked() }
  }

  /// Reads, changes and writes the progress with no other tutor in between.
  @discardableResult
  public func update(_ change: (inout Progress) -> Void) throws(FileError) -> Contents {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try FileError.wrap("make the folder", folder) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    return try locked { () throws(FileError) in
      var contents = try readLocked()
      change(&contents.progress)
      try write(contents.progress)
      return contents
    }
  }

  private func readLocked() throws(FileError) -> Contents {
    guard FileManager.default.fileExists(atPath: path) else {
      return Contents(progress: Progress(), damaged: nil)
    }
    let data = try FileError.wrap("read", path) {
      try Data(contentsOf: URL(fileURLWithPath: path))
    }
    if let form = try? JSONDecoder().decode(Form.self, from: data),
      form.version > Progress.currentVersion
    {
      throw FileError(
        attempt: "read", path: path,
        reason: "a newer tutor wrote it (form \(form.version)); update this one")
    }
    if let progress = try? JSONDecoder().decode(Progress.self, from: data) {
      return Contents(progress: progress, damaged: nil)
    }
    let aside = freeName()
    try rename(path, to: aside)
    return Contents(progress: Progress(), damaged: aside)
  }

  private func write(_ progress: Progress) throws(FileError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let temporary = path + ".new"
    try FileError.wrap("write", temporary) {
      try encoder.encode(progress).write(to: URL(fileURLWithPath: temporary))
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: temporary))
      // Renamed before it is on the disk, it would be an empty file after a power cut.
      try file.synchronize()
      try file.close()
    }
    try rename(temporary, to: path)
  }

  private func rename(_ from: String, to: String) throws(FileError) {
    guard unsafe Glibc.rename(from, to) == 0 else {
      throw FileError(
        attempt: "rename", path: from, reason: unsafe String(cString: strerror(errno)))
    }
  }

  private func freeName() -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(path).damaged-\(number)") { number += 1 }
    return "\(path).damaged-\(number)"
  }

  private func locked<Value>(
    _ body: () throws(FileError) -> Value
  ) throws(FileError) -> Value {
    let lock = path + ".lock"
    let descriptor = unsafe open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw FileError(attempt: "lock", path: lock, reason: unsafe String(cString: strerror(errno)))
    }
    // Closing unlocks, and so does the end of the process.
    defer { close(descriptor) }
    while flock(descriptor, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw FileError(
          attempt: "lock", path: lock, reason: unsafe String(cString: strerror(errno)))
      }
    }
    return try body()
  }
}

/// What every version of the file has.
private struct Form: Decodable {
  var version: Int
}
