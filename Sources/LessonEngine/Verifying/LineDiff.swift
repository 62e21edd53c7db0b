/// A difference between two texts, line by line: what stays, what is gone, what is new.
public struct LineDiff: Hashable, Sendable {
  public enum Change: Hashable, Sendable {
    case same, removed, added
  }

  public struct Line: Hashable, Sendable {
    public var change: Change
    public var text: String
    /// The line's number in the text it stands in, from 1; where it is in both, in the new one.
    public var number: Int
  }

  public var lines: [Line]

  /// Compares two texts by the standard library's shortest edit script (Myers's).
  ///
  /// `matches` says when an old line stands for a new one; an ellipsis stands for any lines.
  public init(
    from old: [String], to new: [String],
    matches: (String, String) -> Bool = { $0 == $1 }
  ) {
    let difference = new.difference(from: old, by: { matches($1, $0) })
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(Line(change: .removed, text: old[oldIndex], number: oldIndex + 1))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(Line(change: .added, text: new[newIndex], number: newIndex + 1))
        newIndex += 1
      } else {
        lines.append(Line(change: .same, text: new[newIndex], number: newIndex + 1))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }
}

extension Difference {
  /// The difference as lines, with the wildcards of the format.
  public var lines: LineDiff {
    LineDiff(from: expected, to: actual, matches: Matching.matches)
  }
}
