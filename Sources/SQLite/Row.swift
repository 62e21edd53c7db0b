import CSQLite

/// The row that a statement stands on; valid only inside the closure that it is handed to.
public struct Row: ~Copyable {
  private let statement: Statement

  init(_ statement: Statement) {
    self.statement = statement
  }

  /// Reads a column by its name.
  public func get<T: ValueConvertible>(
    _ column: String, as type: T.Type = T.self
  ) throws(SQLiteError) -> T {
    guard let index = statement.columns[column] else {
      throw failure("no column '\(column)'")
    }
    let value = statement.value(at: index)
    guard let result = T(sqliteValue: value) else {
      throw failure("column '\(column)' holds \(value), not \(T.self)")
    }
    return result
  }

  private func failure(_ message: String) -> SQLiteError {
    SQLiteError(code: SQLITE_MISMATCH, message: message, sql: statement.text)
  }
}
