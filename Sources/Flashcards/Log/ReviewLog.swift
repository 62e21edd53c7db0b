import SQLite

/// The append-only log of what a learner did, in one SQLite file.
///
/// Every event is on disk before `append` returns. Several tutors may append at once.
public final class ReviewLog {
  private let database: Database
  /// What this database's own events are counted under.
  public let device: String

  /// Opens the log at `path`, or one in memory for `:memory:`, and makes it where there is none.
  ///
  /// A file of an older version is migrated in one transaction, after a copy beside it; one of a
  /// newer version is refused, untouched. `newDevice` names the device where the file is new.
  public convenience init(path: String, newDevice: @autoclosure () -> String) throws {
    try self.init(path: path, newDevice: newDevice(), migrations: Schema.migrations)
  }

  init(path: String, newDevice: String, migrations: [StaticString]) throws {
    do {
      database = try Database(path: path)
      try database.prepare(path, migrations)
      device = try database.device(orNew: newDevice)
    } catch let error as SQLiteError {
      throw ReviewLogError.unusable(path: path, reason: error)
    }
  }

  /// Appends an event of this device and returns it with its number.
  @discardableResult
  public func append(
    _ kind: Event.Kind, course: String, at instant: Instant, day: Day
  ) throws -> Event {
    try database.transaction {
      let last = try database.first(
        "select max(sequence) as last from event where device = \(device)"
      ) { try $0.get("last", as: Int?.self) }
      let event = Event(
        id: Event.ID(device: device, sequence: ((last ?? nil) ?? 0) + 1), course: course,
        at: instant, day: day, kind: kind)
      try insert(event)
      return event
    }
  }

  /// All events of a course, in the order in which they happened.
  public func events(course: String) throws -> [Event] {
    let rows = try database.rows(
      """
      select device, sequence, course, instant, day, kind, card, grade, duration,
        granted_seconds, granted_days, undone_device, undone_sequence, numbers
      from event where course = \(course) order by instant, device, sequence
      """
    ) { try EventRow($0) }
    return try rows.map { try $0.event() }
  }

  private func insert(_ event: Event) throws {
    let row = EventRow(event)
    try database.execute(
      """
      insert into event (device, sequence, course, instant, day, kind, card, grade, duration,
        granted_seconds, granted_days, undone_device, undone_sequence, numbers)
      values (\(row.device), \(row.sequence), \(row.course), \(row.instant), \(row.day),
        \(row.kind), \(row.card), \(row.grade), \(row.duration), \(row.grantedSeconds),
        \(row.grantedDays), \(row.undoneDevice), \(row.undoneSequence), \(row.numbers))
      """)
  }
}
