import CSQLite

extension Database {
  /// The number that an application keeps in the header for its schema (`pragma user_version`).
  public var userVersion: Int {
    get throws { try first("pragma user_version") { try $0.get("user_version") } ?? 0 }
  }

  /// Sets the schema's number; part of the transaction that it stands in.
  public func setUserVersion(_ version: Int32) throws(SQLiteError) {
    // A pragma takes no bindings; a number cannot carry SQL.
    try execute(unbound: "pragma user_version = \(version)")
  }

  /// Turns on write-ahead logging, every commit synced; false where the file system has none.
  @discardableResult
  public func useWriteAheadLog() throws -> Bool {
    let mode = try first("pragma journal_mode = wal") {
      try $0.get("journal_mode", as: String.self)
    }
    try execute("pragma synchronous = full")
    return mode == "wal"
  }

  /// Copies the database, as its last commit left it, over the file at `path`.
  public func copy(to path: String) throws(SQLiteError) {
    let target = try Connection(
      path: path, flags: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE)
    guard let backup = sqlite3_backup_init(target.handle, "main", connection.handle, "main") else {
      throw target.failure(in: "copy to \(path)")
    }
    let code = sqlite3_backup_step(backup, -1)
    sqlite3_backup_finish(backup)
    guard code == SQLITE_DONE else {
      throw SQLiteError(
        code: code, message: String(cString: sqlite3_errstr(code)), sql: "copy to \(path)")
    }
  }
}
