/// Where pages are shown: a terminal or any other output, and what is known of it.
public struct Console: Sendable {
  /// Whether a person looks at it.
  public let isTerminal: Bool
  public let policy: ColorPolicy
  private let measure: @Sendable () -> Size
  private let put: @Sendable (String) throws -> Void

  /// The room of a window, in characters.
  public struct Size: Hashable, Sendable {
    public var columns: Int
    public var rows: Int

    public init(columns: Int, rows: Int) {
      self.columns = columns
      self.rows = rows
    }
  }

  /// Makes a console of any output; for tests, and where output is handed in.
  public init(
    isTerminal: Bool, policy: ColorPolicy, size: @escaping @Sendable () -> Size,
    write: @escaping @Sendable (String) throws -> Void
  ) {
    self.isTerminal = isTerminal
    self.policy = policy
    self.measure = size
    self.put = write
  }

  /// The window as it is now; it may be resized at any time.
  public var size: Size { measure() }

  /// Writes lines, each ended by a line feed.
  public func print(_ lines: [StyledText]) throws {
    try put(lines.map { $0.encoded(policy) + "\n" }.joined())
  }

  /// Writes one line.
  public func print(_ line: StyledText) throws {
    try print([line])
  }

  /// Shows in the window's last line what long work is doing; writes nothing without a terminal.
  ///
  /// The next status replaces it. Before anything else is printed it must be cleared.
  public func showStatus(_ text: StyledText) throws {
    guard isTerminal else { return }
    let line = text.truncated(to: size.columns - 1).encoded(policy)
    try put(EscapeCode.carriageReturn + line + EscapeCode.eraseToEndOfLine)
  }

  public func clearStatus() throws {
    guard isTerminal else { return }
    try put(EscapeCode.carriageReturn + EscapeCode.eraseToEndOfLine)
  }

  /// Erases the row above the cursor, and leads the cursor to its beginning.
  public func eraseRowAbove() throws {
    guard isTerminal else { return }
    try rewind(rows: 1)
  }

  /// Leads the cursor up to the beginning of a row, and erases all from there.
  func rewind(rows: Int) throws {
    let up = rows > 0 ? EscapeCode.up(rows) : ""
    try put(EscapeCode.carriageReturn + up + EscapeCode.eraseBelow)
  }
}
