/// What the program tells whoever started it.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// A check, a verification or a lint found something wrong.
  case found = 1
  case usage = 64
  /// The course or a deck cannot be read.
  case unreadable = 65
  /// The toolchain is missing or another than the runtime was built with.
  case unavailable = 69
  /// A file or the database cannot be read or written.
  case file = 74
}
