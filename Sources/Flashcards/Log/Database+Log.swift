import SQLite

extension Database {
  /// Brings the file to the newest version, or refuses it; a copy of an older one stays beside it.
  func prepare(_ path: String, _ migrations: [StaticString]) throws {
    try refuseNewer(path, than: migrations.count)
    if path != ":memory:" { try useWriteAheadLog() }
    guard try userVersion < migrations.count else { return }
    try transaction {
      // Another tutor may have migrated while this one waited for the lock.
      try refuseNewer(path, than: migrations.count)
      let version = try userVersion
      guard version < migrations.count else { return }
      if version > 0 {
        // A reader of its own: a connection cannot copy what it has locked for writing.
        try Database(path: path, access: .readOnly).copy(to: "\(path).version-\(version)")
      }
      for script in migrations[version...] { try execute(script: script) }
      try setUserVersion(Int32(migrations.count))
    }
  }

  /// The name that this database's own events are counted under.
  func device(orNew fallback: String) throws -> String {
    try transaction {
      if let known = try first("select id from device", { try $0.get("id", as: String.self) }) {
        return known
      }
      try execute("insert into device values (\(fallback))")
      return fallback
    }
  }

  private func refuseNewer(_ path: String, than known: Int) throws {
    let found = try userVersion
    guard found <= known else {
      throw ReviewLogError.newerVersion(path: path, found: found, known: known)
    }
  }
}
