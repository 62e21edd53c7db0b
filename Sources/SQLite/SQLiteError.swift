import CSQLite

/// What SQLite refused: its result code, its message, and the SQL or file it was about.
public struct SQLiteError: Error, Equatable, CustomStringConvertible {
  /// SQLite's extended result code.
  public let code: Int32
  /// SQLite's message, or ours where the failure is in reading a row.
  public let message: String
  /// The statement, or what was attempted.
  public let sql: String

  public var description: String {
    "\(message) (SQLite code \(code)) in '\(sql)'"
  }

  /// Whether another connection held the database for longer than the busy timeout.
  public var isBusy: Bool { code & 0xff == SQLITE_BUSY }

  /// Whether the file is not a database at all, or a damaged one.
  public var isDamage: Bool { [SQLITE_NOTADB, SQLITE_CORRUPT].contains(code & 0xff) }
}
