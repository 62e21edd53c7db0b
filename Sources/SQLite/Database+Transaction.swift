import CSQLite

extension Database {
  /// Runs `body` in one write transaction: all of it is stored, or nothing.
  ///
  /// Inside another transaction `body` simply joins it.
  public func transaction<T>(_ body: () throws -> T) throws -> T {
    guard sqlite3_get_autocommit(connection.handle) != 0 else { return try body() }
    // "immediate" takes the write lock now: a read that is upgraded later can fail without waiting.
    try execute("begin immediate")
    do {
      let result = try body()
      try execute("commit")
      return result
    } catch {
      // SQLite may have rolled back by itself, as when the disk is full.
      if sqlite3_get_autocommit(connection.handle) == 0 { try execute("rollback") }
      throw error
    }
  }
}
