/// The log's tables, as the scripts that made them; only ever added to.
enum Schema {
  static let migrations: [StaticString] = [
    """
    create table device (id text not null primary key) strict, without rowid;
    create table event (
      device text not null,
      sequence integer not null check (sequence > 0),
      course text not null,
      instant integer not null,
      day text not null,
      kind text not null
        check (kind in ('answer', 'undo', 'suspend', 'resume', 'bury', 'weights', 'limits')),
      card text,
      grade text check (grade in ('again', 'hard', 'good', 'easy')),
      duration integer,
      granted_seconds real,
      granted_days integer,
      undone_device text,
      undone_sequence integer,
      numbers text,
      primary key (device, sequence)
    ) strict, without rowid;
    create index event_by_course on event (course, instant);
    """
  ]

  static var version: Int { migrations.count }
}
