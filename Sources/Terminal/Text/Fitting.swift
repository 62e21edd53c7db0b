extension StyledText {
  /// The text cut to a width, its end replaced by `…` where something was cut.
  public func truncated(to width: Int) -> StyledText {
    guard self.width > width else { return self }
    guard width > 0 else { return StyledText() }
    var result = StyledText()
    var used = 0
    for (character, style) in characters {
      if used + character.displayWidth > width - 1 { break }
      used += character.displayWidth
      result.append(String(character), style)
    }
    result.append("…", result.spans.last?.style ?? .plain)
    return result
  }

  /// The text with blanks to a width: after it, before it, or on both sides.
  public func padded(to width: Int, _ side: Side = .trailing) -> StyledText {
    let missing = max(0, width - self.width)
    let before =
      switch side {
      case .trailing: 0
      case .leading: missing
      case .both: missing / 2
      }
    return StyledText(String(repeating: " ", count: before)) + self
      + StyledText(String(repeating: " ", count: missing - before))
  }

  /// Where blanks are added.
  public enum Side: Hashable, Sendable {
    case leading, trailing, both
  }

  /// Two texts at the ends of one line; the left one is cut where both do not fit.
  public static func line(
    _ left: StyledText, trailing right: StyledText, width: Int
  ) -> StyledText {
    guard !right.isEmpty else { return left.truncated(to: width) }
    let room = width - right.width - 2
    guard room >= min(left.width, 4) else { return left.truncated(to: width) }
    return left.truncated(to: room).padded(to: room + 2) + right
  }

  /// The text with tabs replaced by blanks up to the next multiple of a number of columns.
  public func expandingTabs(every stop: Int) -> StyledText {
    guard spans.contains(where: { $0.text.contains("\t") }) else { return self }
    var result = StyledText()
    var column = 0
    for (character, style) in characters {
      if character == "\t" {
        let blanks = stop - column % stop
        result.append(String(repeating: " ", count: blanks), style)
        column += blanks
      } else {
        result.append(String(character), style)
        column = character == "\n" ? 0 : column + character.displayWidth
      }
    }
    return result
  }
}
