/// How a course's files are reached, so that reading a course touches no disk by itself.
public struct CourseFiles: Sendable {
  /// A file's bytes, by its path within the course; nil where there is no such file.
  public var read: @Sendable (String) -> [UInt8]?
  /// The paths of all files of the course, relative, `/` between folders.
  public var list: @Sendable () -> [String]
  /// Whether a path leads through a symbolic link.
  public var isLinked: @Sendable (String) -> Bool
  /// What stands before a relative path in messages, such as `Content/`.
  public var prefix: String

  public init(
    prefix: String, read: @escaping @Sendable (String) -> [UInt8]?,
    list: @escaping @Sendable () -> [String], isLinked: @escaping @Sendable (String) -> Bool
  ) {
    self.prefix = prefix
    self.read = read
    self.list = list
    self.isLinked = isLinked
  }
}
