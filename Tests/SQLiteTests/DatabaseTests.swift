import Foundation
import SQLite
import Testing

@Suite struct DatabaseTests {
  @Test(arguments: [
    "plain", "", "x'; drop table note; --", "e\u{301}👩‍👩‍👧‍👦🏳️‍🌈", "\u{feff}", "\\0?",
  ])
  func `text comes back as it went in`(text: String) throws {
    let database = try notes()
    try database.execute("insert into note values (\(text))")
    let stored = try database.rows("select body from note where body = \(text)") {
      try $0.get("body", as: String.self)
    }
    #expect(stored.map { Array($0.utf8) } == [Array(text.utf8)])
  }

  @Test func `text with a NUL inside keeps what follows it`() throws {
    let database = try notes()
    let text = "before\0after"
    try database.execute("insert into note values (\(text))")
    let back = try database.first("select body from note") { try $0.get("body", as: String.self) }
    #expect(back?.utf8.count == 12)
    #expect(back == text)
  }

  @Test func `every type of value comes back`() throws {
    let database = try Database(path: ":memory:")
    let missing: Int? = nil
    try database.execute("create table t (i, d, b, n, e, flag)")
    try database.execute(
      "insert into t values (\(Int.min), \(0.1), \([UInt8](0...255)), \(missing), \([UInt8]()), \(true))"
    )
    let isRead = try database.first("select * from t") { row in
      let integer = try row.get("i", as: Int.self)
      let real = try row.get("d", as: Double.self)
      let blob = try row.get("b", as: [UInt8].self)
      let null = try row.get("n", as: Int?.self)
      let empty = try row.get("e", as: [UInt8].self)
      let flag = try row.get("flag", as: Bool.self)
      #expect(integer == Int.min)
      #expect(real == 0.1)
      #expect(blob == [UInt8](0...255))
      #expect(null == nil)
      #expect(empty == [])
      #expect(flag)
      return true
    }
    #expect(isRead == true)
  }

  @Test func `an error carries the code, the message and the SQL`() throws {
    let database = try notes()
    let error = #expect(throws: SQLiteError.self) {
      try database.execute("insert into absent values (\(1))")
    }
    #expect(
      error?.description
        == "no such table: absent (SQLite code 1) in 'insert into absent values (?)'")
  }

  @Test(arguments: [
    ("missing", "no column 'missing' (SQLite code 20) in 'select 1 as one'"),
    ("one", "column 'one' holds integer(1), not String (SQLite code 20) in 'select 1 as one'"),
  ])
  func `a column that cannot be read is named`(column: String, message: String) throws {
    let database = try notes()
    let error = #expect(throws: SQLiteError.self) {
      try database.first("select 1 as one") { try $0.get(column, as: String.self) }
    }
    #expect(error?.description == message)
  }

  @Test func `a file that cannot be opened is named, and its handle closed`() throws {
    let error = #expect(throws: SQLiteError.self) {
      try Database(path: "/nonexistent/folder/a.sqlite")
    }
    #expect(
      error?.description
        == "unable to open database file (SQLite code 14) in 'open /nonexistent/folder/a.sqlite'")
  }

  @Test func `a transaction that fails leaves nothing`() throws {
    struct Stop: Error {}
    let database = try notes()
    #expect(throws: Stop.self) {
      try database.transaction {
        try database.execute("insert into note values ('gone')")
        try database.transaction { try database.execute("insert into note values ('too')") }
        throw Stop()
      }
    }
    try database.transaction { try database.execute("insert into note values ('kept')") }
    #expect(try bodies(database) == ["kept"])
  }

  @Test func `the same query may run inside itself`() throws {
    let database = try notes()
    try database.execute("insert into note values ('a'), ('b')")
    let pairs = try database.rows("select body from note order by body") { row in
      try row.get("body", as: String.self) + bodies(database).joined()
    }
    #expect(pairs == ["aab", "bab"])
  }

  @Test func `parts of SQL keep their bindings in order`() throws {
    let database = try notes()
    try database.execute("insert into note values ('a'), ('b'), ('c')")
    let wanted: SQL = "body in (\("b"), \("c"))"
    let found = try database.rows(
      "select \(1) as x, body from note where \(wanted) and body <> \("c")"
    ) { try $0.get("body", as: String.self) }
    #expect(found == ["b"])
  }

  @Test func `a second writer waits, then says that the database is busy`() throws {
    let path = temporaryPath()
    defer { remove(path) }
    let one = try Database(path: path)
    try one.execute("create table note (body text)")
    let two = try Database(path: path, busyTimeout: 1)
    try one.transaction {
      let error = #expect(throws: SQLiteError.self) {
        try two.execute("insert into note values ('x')")
      }
      #expect(error?.isBusy == true)
      #expect(error?.message == "database is locked")
    }
  }

  @Test func `a copy holds what was committed while another connection writes`() throws {
    let path = temporaryPath()
    defer { remove(path) }
    let one = try Database(path: path)
    #expect(try one.useWriteAheadLog())
    try one.execute("create table note (body text)")
    try one.execute("insert into note values ('old')")
    try one.setUserVersion(7)
    try one.transaction {
      try one.execute("insert into note values ('new')")
      try Database(path: path, access: .readOnly).copy(to: path + ".copy")
    }
    let copy = try Database(path: path + ".copy", access: .readOnly)
    #expect(try bodies(copy) == ["old"])
    #expect(try copy.userVersion == 7)
  }

  private func notes() throws -> Database {
    let database = try Database(path: ":memory:")
    try database.execute("create table note (body text not null) strict")
    return database
  }

  private func bodies(_ database: Database) throws -> [String] {
    try database.rows("select body from note order by body") { try $0.get("body") }
  }

  private func temporaryPath() -> String {
    FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
  }

  private func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm", ".copy"] {
      try? FileManager.default.removeItem(atPath: path + suffix)
    }
  }
}
