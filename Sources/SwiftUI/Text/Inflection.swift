/// Automatic grammar: `^[3 night](inflect: true)` becomes "3 nights".
enum Inflection {
  /// English: the last word takes its plural unless the number is 1.
  static func inflected(_ phrase: String) -> String {
    let words = phrase.split(separator: " ", omittingEmptySubsequences: false)
    guard let last = words.last, let number = words.first(where: isNumber), number != "1" else {
      return phrase
    }
    return (words.dropLast().map(String.init) + [plural(of: String(last))]).joined(separator: " ")
  }

  private static func isNumber(_ word: Substring) -> Bool {
    word.first?.isNumber == true || (word.first == "-" && word.dropFirst().first?.isNumber == true)
  }

  private static func plural(of word: String) -> String {
    let irregular = [
      "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet",
      "mouse": "mice", "goose": "geese", "tooth": "teeth",
    ]
    if let plural = irregular[word] { return plural }
    if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
      return word.dropLast() + "ies"
    }
    if ["s", "x", "z", "ch", "sh"].contains(where: word.hasSuffix) { return word + "es" }
    return word + "s"
  }
}
