import Terminal

extension Context {
  /// Shows a page; before a person, where it is longer than the window, in `$PAGER` or a screen at
  /// a time.
  func show(_ lines: [StyledText]) throws {
    guard isInteractive else { return try console.print(lines) }
    var rest = lines[...]
    if rest.screen(columns: size().columns, rows: size().rows - 1).count < lines.count,
      let pager = Pager(environment: environment), try pager.show(lines, policy)
    {
      return
    }
    while true {
      // The last row is the prompt's, and the window may have been resized since the last screen.
      let screen = rest.screen(columns: size().columns, rows: size().rows - 1)
      try console.print(Array(screen))
      rest = rest.dropFirst(screen.count)
      guard !rest.isEmpty, try goesOn(with: rest.count) else { return }
    }
  }

  private func goesOn(with left: Int) throws -> Bool {
    let long: StyledText = "\(left, .dim) more · Enter goes on, q stops ▸ "
    let question = long.width < size().columns ? long : "more ▸ "
    let event = prompt.read(question, remembered: false)
    if policy == .styled { try console.eraseRowAbove() }
    guard case .line(let line) = event else { return false }
    return line.allSatisfy(\.isWhitespace)
  }
}

extension ArraySlice<StyledText> {
  /// The first lines that fill no more than so many rows: one at least, however long it is.
  func screen(columns: Int, rows: Int) -> ArraySlice {
    var used = 0
    let fitting = prefix { line in
      used += Swift.max(1, (line.width + columns - 1) / Swift.max(1, columns))
      return used <= rows
    }
    return fitting.isEmpty ? prefix(1) : fitting
  }
}
