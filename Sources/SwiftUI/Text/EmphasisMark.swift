/// A run of `*`, `_` or `~`, and what it may do.
struct EmphasisMark {
  let letter: Character
  private(set) var count: Int
  /// Which piece of the text it is.
  let piece: Int
  private let length: Int
  private var canOpen: Bool
  private var canClose: Bool

  /// What stands beside a run.
  enum Neighbour {
    case blank, punctuation, other
  }

  // CommonMark 6.2: a run opens where it leans on what follows, and closes where it leans on what
  // is before; an underscore inside a word does neither.
  init(letter: Character, count: Int, piece: Int, before: Neighbour, after: Neighbour) {
    self.letter = letter
    self.count = count
    self.piece = piece
    length = count
    let leansRight = after == .other || after == .punctuation && before != .other
    let leansLeft = before == .other || before == .punctuation && after != .other
    if letter == "_" {
      canOpen = leansRight && (!leansLeft || before == .punctuation)
      canClose = leansLeft && (!leansRight || after == .punctuation)
    } else {
      canOpen = leansRight
      canClose = leansLeft
    }
  }

  /// The runs with what is left of each when those that belong together are gone.
  static func matched(_ marks: [EmphasisMark]) -> [EmphasisMark] {
    var marks = marks
    var closer = 0
    while closer < marks.count {
      guard marks[closer].canClose, marks[closer].count > 0,
        let opener = (0..<closer).last(where: { marks[$0].opens(marks[closer]) })
      else {
        closer += 1
        continue
      }
      let used = marks[opener].used(with: marks[closer])
      marks[opener].count -= used
      marks[closer].count -= used
      // What stands between can no longer belong to anything outside.
      for between in (opener + 1)..<closer { marks[between].canOpen = false }
    }
    return marks
  }

  private func opens(_ closer: EmphasisMark) -> Bool {
    guard letter == closer.letter, canOpen, count > 0 else { return false }
    if letter == "~" { return count == closer.count && count <= 2 }
    // The rule of three: `*a**b*` is not emphasis that ends in the middle of a run.
    guard canClose || closer.canOpen else { return true }
    return (length + closer.length) % 3 != 0 || length % 3 == 0 && closer.length % 3 == 0
  }

  private func used(with closer: EmphasisMark) -> Int {
    letter == "~" ? count : count >= 2 && closer.count >= 2 ? 2 : 1
  }
}
