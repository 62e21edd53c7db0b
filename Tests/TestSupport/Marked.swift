/// A text with places marked `1️⃣`, `2️⃣`, … and the places, as line and column in UTF-8 bytes.
public struct Marked: Sendable {
  public let text: String
  private let places: [Character: (line: Int, column: Int)]

  public init(_ marked: String) {
    var text = ""
    var places: [Character: (line: Int, column: Int)] = [:]
    var line = 1
    var column = 1
    for character in marked {
      if Self.marks.contains(character) {
        places[character] = (line, column)
        continue
      }
      text.append(character)
      if character == "\n" {
        line += 1
        column = 1
      } else {
        column += character.utf8.count
      }
    }
    self.text = text
    self.places = places
  }

  /// The place of a mark as `line:column`; `?` when the text has no such mark.
  public func place(_ mark: Character) -> String {
    places[mark].map { "\($0.line):\($0.column)" } ?? "?"
  }

  private static let marks: Set<Character> = [
    "1️⃣", "2️⃣", "3️⃣", "4️⃣", "5️⃣", "6️⃣", "7️⃣", "8️⃣", "9️⃣",
  ]
}
