import CSQLite

/// An open database handle; closed when it is released, by the last statement at the latest.
final class Connection {
  let handle: OpaquePointer

  init(path: String, flags: Int32) throws(SQLiteError) {
    var handle: OpaquePointer?
    let code = sqlite3_open_v2(path, &handle, flags | SQLITE_OPEN_EXRESCODE, nil)
    guard code == SQLITE_OK, let handle else {
      let message = String(cString: handle.map { sqlite3_errmsg($0) } ?? sqlite3_errstr(code))
      // SQLite hands out a handle even when opening fails, and it must be closed.
      sqlite3_close_v2(handle)
      throw SQLiteError(code: code, message: message, sql: "open \(path)")
    }
    self.handle = handle
  }

  deinit {
    sqlite3_close_v2(handle)
  }

  /// What went wrong last on this connection.
  func failure(in sql: String) -> SQLiteError {
    SQLiteError(
      code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)),
      sql: sql)
  }
}
