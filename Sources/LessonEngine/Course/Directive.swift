import Markdown

/// A comment that begins with `tutor:`, such as `<!-- tutor: card id=own-a-switch kind=write -->`.
struct Directive {
  /// The bare words, such as `card` or `exercise`.
  var words: [String]
  var values: [(key: String, value: String, place: Place)]
  var place: Place

  /// The value of a key that stands once.
  subscript(key: String) -> (value: String, place: Place)? {
    values.first { $0.key == key }.map { ($0.value, $0.place) }
  }

  /// Whether a block of raw HTML is a directive.
  static func begins(_ html: String) -> Bool {
    let inner = html.drop { $0.isWhitespace }
    guard inner.hasPrefix("<!--") else { return false }
    return inner.dropFirst(4).drop { $0.isWhitespace }.hasPrefix("tutor:")
  }

  /// Reads a directive; `allowed` lists its words and keys, keys ending in `=`.
  init?(_ html: String, at place: Place, report: (Place, String) -> Void) {
    guard Self.begins(html), let start = html.firstIndex(of: ":") else { return nil }
    var body = html[html.index(after: start)...]
    guard let end = body.lastIndex(of: ">") else { return nil }
    let tail = body[body.index(after: end)...]
    if tail.contains(where: { !$0.isWhitespace }) {
      report(place, "a directive ends its line; move what follows '-->' to a line of its own")
    }
    body = body[..<end]
    while body.last == "-" { body.removeLast() }
    let column = place.column + html[..<body.startIndex].utf8.count
    self.place = place
    words = []
    values = []
    do {
      let found = try Words(String(body), at: Place(line: place.line, column: column)).all
      for word in found {
        if let value = word.value {
          values.append((word.key, value, word.valuePlace))
        } else {
          words.append(word.key)
        }
      }
    } catch {
      report(error.place, error.message)
    }
  }

  /// Reports every word and key that is not allowed, and keys that stand twice.
  func check(
    words allowedWords: [String], keys: [String], repeatable: Set<String> = [],
    report: (Place, String) -> Void
  ) {
    for word in words where !allowedWords.contains(word) {
      let near = didYouMean(word, among: allowedWords + keys)
      report(place, "unknown word '\(word)' in a directive\(near)")
    }
    var seen: Set<String> = []
    for value in values {
      guard keys.contains(value.key) else {
        let near = didYouMean(value.key, among: keys)
        report(value.place, "unknown key '\(value.key)' in a directive\(near)")
        continue
      }
      if !seen.insert(value.key).inserted, !repeatable.contains(value.key) {
        report(value.place, "'\(value.key)' is given twice")
      }
    }
  }
}
