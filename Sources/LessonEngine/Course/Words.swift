import Markdown

/// The words of an info string or directive: bare words and `key=value`, each with its column.
struct Words {
  struct Word: Hashable {
    var key: String
    /// Nil for a bare word.
    var value: String?
    var place: Place
    var valuePlace: Place
  }

  struct Mistake: Error {
    var place: Place
    var message: String
  }

  let all: [Word]

  /// Reads words separated by blanks; a value may be quoted, with `\"` and `\\` in it.
  init(_ text: String, at start: Place) throws(Mistake) {
    var all: [Word] = []
    var index = text.startIndex
    var line = start.line
    var lineStart = text.startIndex
    func place(_ index: String.Index) -> Place {
      let column = text[lineStart..<index].utf8.count + (line == start.line ? start.column : 1)
      return Place(line: line, column: column)
    }
    while index < text.endIndex {
      if text[index].isWhitespace {
        let isNewline = text[index].isNewline
        index = text.index(after: index)
        if isNewline { (line, lineStart) = (line + 1, index) }
        continue
      }
      let first = index
      guard all.count < 100 else {
        throw Mistake(place: place(first), message: "more than a hundred words stand here")
      }
      while index < text.endIndex, !text[index].isWhitespace, text[index] != "=" {
        index = text.index(after: index)
      }
      let key = String(text[first..<index])
      guard index < text.endIndex, text[index] == "=" else {
        all.append(Word(key: key, value: nil, place: place(first), valuePlace: place(first)))
        continue
      }
      index = text.index(after: index)
      let valueStart = index
      var value = ""
      if index < text.endIndex, text[index] == "\"" {
        index = text.index(after: index)
        var isClosed = false
        while index < text.endIndex {
          let character = text[index]
          index = text.index(after: index)
          if character == "\"" {
            isClosed = true
            break
          }
          if character == "\\", index < text.endIndex, text[index] == "\"" || text[index] == "\\" {
            value.append(text[index])
            index = text.index(after: index)
          } else {
            value.append(character)
          }
        }
        guard isClosed else {
          throw Mistake(
            place: place(valueStart), message: "the quote after '\(key)=' is never closed")
        }
      } else {
        while index < text.endIndex, !text[index].isWhitespace {
          value.append(text[index])
          index = text.index(after: index)
        }
      }
      guard !key.isEmpty, !value.isEmpty else {
        throw Mistake(place: place(first), message: "'\(key)=' needs a key and a value")
      }
      all.append(
        Word(key: key, value: value, place: place(first), valuePlace: place(valueStart)))
    }
    self.all = all
  }
}

/// Whether a text is `[a-z0-9-]+`.
func isIdentifier(_ text: String) -> Bool {
  !text.isEmpty
    && text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
}

/// A heading's anchor as GitHub makes it.
func slug(of heading: String) -> String {
  var slug = ""
  for scalar in heading.lowercased().unicodeScalars {
    if scalar == " " {
      slug.append("-")
    } else if scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar == "-" || scalar == "_"
    {
      slug.unicodeScalars.append(scalar)
    }
  }
  return slug
}
