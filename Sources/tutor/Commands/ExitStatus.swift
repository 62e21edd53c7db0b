/// What the program tells whoever started it.
struct ExitStatus: RawRepresentable, Hashable, Sendable {
  var rawValue: Int32

  static let done = ExitStatus(rawValue: 0)
  /// A check, a verification or a lint found something wrong.
  static let found = ExitStatus(rawValue: 1)
  static let usage = ExitStatus(rawValue: 64)
  /// The course or a deck cannot be read.
  static let unreadable = ExitStatus(rawValue: 65)
  /// The toolchain is missing or another than the runtime was built with.
  static let unavailable = ExitStatus(rawValue: 69)
  /// A file or the database cannot be read or written.
  static let file = ExitStatus(rawValue: 74)
}
