import CSQLite

/// A connection to one SQLite database; released, it closes.
public final class Database {
  let connection: Connection
  private var prepared: [String: Statement] = [:]

  /// How a database file is opened.
  public enum Access: Sendable {
    case readOnly
    case readWrite
    case createIfMissing
  }

  /// Opens a file, or a database in memory for ":memory:"; waits `busyTimeout` ms for other writers.
  public init(
    path: String, access: Access = .createIfMissing, busyTimeout: Int32 = 5000
  ) throws(SQLiteError) {
    connection = try Connection(path: path, flags: access.flags)
    sqlite3_busy_timeout(connection.handle, busyTimeout)
    try execute("pragma foreign_keys = on")
  }

  /// Runs one statement and ignores its rows.
  public func execute(_ sql: SQL) throws(SQLiteError) {
    let statement = try take(sql)
    defer { giveBack(statement) }
    while try statement.step() {}
  }

  /// Runs a statement and reads each of its rows.
  public func rows<T>(_ sql: SQL, _ read: (borrowing Row) throws -> T) throws -> [T] {
    let statement = try take(sql)
    defer { giveBack(statement) }
    var result: [T] = []
    while try statement.step() {
      result.append(try read(Row(statement)))
    }
    return result
  }

  /// Reads the first row; nil when there is none.
  public func first<T>(_ sql: SQL, _ read: (borrowing Row) throws -> T) throws -> T? {
    let statement = try take(sql)
    defer { giveBack(statement) }
    return try statement.step() ? read(Row(statement)) : nil
  }

  /// Runs several statements separated by semicolons, none with values: a schema.
  public func execute(script: StaticString) throws(SQLiteError) {
    try execute(unbound: script.description)
  }

  func execute(unbound text: String) throws(SQLiteError) {
    guard sqlite3_exec(connection.handle, text, nil, nil, nil) == SQLITE_OK else {
      throw connection.failure(in: text)
    }
  }
}

extension Database {
  /// A statement is out of the cache while it runs, so that the same SQL may run inside it.
  private func take(_ sql: SQL) throws(SQLiteError) -> Statement {
    let statement: Statement
    if let known = prepared.removeValue(forKey: sql.text) {
      statement = known
    } else {
      statement = try Statement(sql.text, on: connection)
    }
    try statement.bind(sql.bindings)
    return statement
  }

  private func giveBack(_ statement: Statement) {
    statement.reset()
    prepared[statement.text] = statement
  }
}

extension Database.Access {
  fileprivate var flags: Int32 {
    switch self {
    case .readOnly: SQLITE_OPEN_READONLY
    case .readWrite: SQLITE_OPEN_READWRITE
    case .createIfMissing: SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
    }
  }
}
