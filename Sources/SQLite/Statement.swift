import CSQLite

/// A prepared statement; finalized when it is released.
final class Statement {
  let text: String
  private let handle: OpaquePointer
  private let connection: Connection

  /// The columns' places by name; of two with one name the first counts.
  private(set) lazy var columns: [String: Int32] = {
    let names = (0..<sqlite3_column_count(handle)).compactMap { index in
      sqlite3_column_name(handle, index).map { (String(cString: $0), index) }
    }
    return Dictionary(names) { first, _ in first }
  }()

  init(_ text: String, on connection: Connection) throws(SQLiteError) {
    var handle: OpaquePointer?
    var text = text
    let code = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        sqlite3_prepare_v2(connection.handle, $0.baseAddress, Int32($0.count), &handle, nil)
      }
    }
    guard code == SQLITE_OK, let handle else {
      throw code == SQLITE_OK
        ? SQLiteError(code: SQLITE_MISUSE, message: "there is no statement", sql: text)
        : connection.failure(in: text)
    }
    self.text = text
    self.handle = handle
    self.connection = connection
  }

  deinit {
    sqlite3_finalize(handle)
  }

  func bind(_ values: [Value]) throws(SQLiteError) {
    for (index, value) in zip(Int32(1)..., values) {
      guard bind(value, at: index) == SQLITE_OK else { throw connection.failure(in: text) }
    }
  }

  /// Moves to the next row; false when there is none.
  func step() throws(SQLiteError) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw connection.failure(in: text)
    }
  }

  /// Makes it ready for another run and lets go of what was bound.
  func reset() {
    sqlite3_reset(handle)
    sqlite3_clear_bindings(handle)
  }

  func value(at column: Int32) -> Value {
    switch sqlite3_column_type(handle, column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(handle, column))
    case SQLITE_FLOAT: .real(sqlite3_column_double(handle, column))
    case SQLITE_TEXT:
      .text(String(decoding: bytes(sqlite3_column_text(handle, column), column), as: UTF8.self))
    case SQLITE_BLOB: .blob(Array(bytes(sqlite3_column_blob(handle, column), column)))
    default: .null
    }
  }
}

extension Statement {
  /// The length is asked for after the pointer, because the pointer's call may convert the value.
  private func bytes(_ start: UnsafeRawPointer?, _ column: Int32) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: start, count: Int(sqlite3_column_bytes(handle, column)))
  }

  private func bind(_ value: Value, at index: Int32) -> Int32 {
    switch value {
    case .null:
      return sqlite3_bind_null(handle, index)
    case .integer(let number):
      return sqlite3_bind_int64(handle, index, number)
    case .real(let number):
      return sqlite3_bind_double(handle, index, number)
    case .text(var text):
      return text.withUTF8 { bytes in
        bytes.withMemoryRebound(to: CChar.self) {
          // A null pointer would bind null: empty text needs some address.
          sqlite3_bind_text64(
            handle, index, $0.baseAddress ?? emptyText, UInt64($0.count), transient,
            UInt8(SQLITE_UTF8))
        }
      }
    case .blob(let bytes):
      guard !bytes.isEmpty else { return sqlite3_bind_zeroblob(handle, index, 0) }
      return sqlite3_bind_blob64(handle, index, bytes, UInt64(bytes.count), transient)
    }
  }
}

/// `SQLITE_TRANSIENT`, a cast that Swift cannot import: SQLite copies before the call returns.
private var transient: sqlite3_destructor_type {
  unsafeBitCast(-1, to: sqlite3_destructor_type.self)
}

private var emptyText: UnsafePointer<CChar> {
  UnsafeRawPointer(StaticString("").utf8Start).assumingMemoryBound(to: CChar.self)
}
