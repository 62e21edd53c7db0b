public import SQLite

/// Why a log cannot be used.
public enum ReviewLogError: Error, Equatable, Sendable, CustomStringConvertible {
  case newerVersion(path: String, found: Int, known: Int)
  case damagedEvent(Event.ID)
  /// The file cannot be opened, is damaged, or is locked for too long.
  case unusable(path: String, reason: SQLiteError)

  public var description: String {
    switch self {
    case .newerVersion(let path, let found, let known):
      "'\(path)' was written by a newer tutor (version \(found), this one knows \(known)); "
        + "nothing was changed. Update the tutor"
    case .damagedEvent(let id):
      "the log's event \(id.sequence) of device '\(id.device)' cannot be read; "
        + "restore the file from a copy"
    case .unusable(let path, let reason) where reason.isDamage:
      "the log '\(path)' is damaged: \(reason.message); nothing was changed. "
        + "Move it away, or restore it from a copy"
    case .unusable(let path, let reason) where reason.isBusy:
      "the log '\(path)' is in use by another program; try again when that is done"
    case .unusable(let path, let reason):
      "cannot open the log '\(path)': \(reason.message). Check the folder and its permissions"
    }
  }
}
