/// How the lines of one text become those of another.
public struct LineDifference: Hashable, Sendable {
  public var lines: [Line]

  /// A line of either text or of both.
  public struct Line: Hashable, Sendable {
    public var change: Change
    public var text: String
  }

  /// Which of the texts has a line.
  public enum Change: Hashable, Sendable {
    case same, removed, added
  }

  /// The shortest difference (Myers), removed lines before the added ones of the same place.
  public init(from old: [String], to new: [String]) {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex), oldIndex < old.count {
        lines.append(Line(change: .removed, text: old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex), newIndex < new.count {
        lines.append(Line(change: .added, text: new[newIndex]))
        newIndex += 1
      } else {
        lines.append(Line(change: .same, text: new[newIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    self.lines = lines
  }

  /// The number of places that changed.
  public var changeCount: Int {
    zip([.same] + lines.map(\.change), lines).filter { $0 == .same && $1.change != .same }.count
  }
}
