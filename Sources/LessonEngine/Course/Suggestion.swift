/// The known word that is nearest to a misspelt one.
///
/// Nil where none is near: further than a third of the word's letters, counting an exchange of two
/// neighbours as one mistake (Damerau and Levenshtein's distance, restricted).
public func suggestion(for word: String, among known: some Sequence<String>) -> String? {
  let limit = max(1, word.count / 3)
  return known.map { ($0, distance(Array(word), Array($0))) }
    .filter { $0.1 <= limit && $0.1 < max(word.count, 2) }
    .min { ($0.1, $0.0) < ($1.1, $1.0) }?.0
}

/// `, did you mean 'fill'?` where a known word is near; else nothing.
func didYouMean(_ word: String, among known: some Sequence<String>) -> String {
  suggestion(for: word, among: known).map { ". Did you mean '\($0)'?" } ?? ""
}

private func distance(_ left: [Character], _ right: [Character]) -> Int {
  var beforeLast = Array(0...right.count)
  var last = beforeLast
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      var cost = min(
        last[column + 1] + 1, current[column] + 1,
        last[column] + (left[row] == right[column] ? 0 : 1))
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        cost = min(cost, beforeLast[column - 1] + 1)
      }
      current.append(cost)
    }
    (beforeLast, last) = (last, current)
  }
  return last[right.count]
}
