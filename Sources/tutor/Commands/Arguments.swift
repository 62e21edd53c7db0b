import LessonEngine

/// The words of a command line, pulled out one kind at a time: options first, then operands.
struct Arguments {
  private var words: [String]
  private var operandsAfterDashes: [String] = []
  /// The options that were asked for, so that a misspelt one can be corrected.
  private(set) var known: [String] = []

  init(_ words: [String]) {
    let dashes = words.firstIndex(of: "--") ?? words.endIndex
    self.words = Array(words[..<dashes])
    operandsAfterDashes = Array(words[dashes...].dropFirst())
  }

  /// Whether an option without a value is given.
  mutating func flag(_ name: String) throws(UsageError) -> Bool {
    known.append(name)
    if words.contains(where: { $0.hasPrefix(name + "=") }) {
      throw UsageError.unwantedValue(option: name)
    }
    let count = words.count
    words.removeAll { $0 == name }
    return words.count < count
  }

  /// An option's value, as `--name value` or `--name=value`; nil where it is not given.
  mutating func option(_ name: String) throws(UsageError) -> String? {
    let values = try options(name)
    guard values.count <= 1 else { throw UsageError.repeated(option: name) }
    return values.first
  }

  /// The values of an option that may be given several times, in order.
  mutating func options(_ name: String) throws(UsageError) -> [String] {
    known.append(name)
    var values: [String] = []
    var rest: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word.hasPrefix(name + "=") {
        values.append(String(word.dropFirst(name.count + 1)))
      } else if word != name {
        rest.append(word)
      } else if index < words.count, !Self.isOption(words[index]) {
        values.append(words[index])
        index += 1
      } else {
        throw UsageError.missingValue(option: name)
      }
    }
    words = rest
    return values
  }

  /// An option's value read as a number not below `least`.
  mutating func count(_ name: String, least: Int = 0) throws(UsageError) -> Int? {
    guard let text = try option(name) else { return nil }
    guard let number = Int(text), number >= least else {
      throw UsageError.badValue(
        text, option: name, expected: "a whole number, \(least) or more")
    }
    return number
  }

  /// An option's value, one of the words of an enumeration.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, as type: Choice.Type
  ) throws(UsageError) -> Choice? {
    guard let text = try option(name) else { return nil }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw UsageError.badValue(text, option: name, expected: "one of \(words)")
  }

  /// The next operand; nil where there is none.
  mutating func operand() -> String? {
    if let index = words.firstIndex(where: { !Self.isOption($0) }) {
      return words.remove(at: index)
    }
    return operandsAfterDashes.isEmpty ? nil : operandsAfterDashes.removeFirst()
  }

  /// The next operand, which must be there.
  mutating func operand(_ what: String) throws(UsageError) -> String {
    guard let operand = operand() else {
      try finish()
      throw UsageError.missingOperand(what)
    }
    return operand
  }

  /// All operands that are left.
  mutating func operands() -> [String] {
    var all: [String] = []
    while let operand = operand() { all.append(operand) }
    return all
  }

  /// Rejects whatever is left.
  func finish() throws(UsageError) {
    if let option = words.first(where: Self.isOption) {
      let name = option.prefix { $0 != "=" }
      throw UsageError.unknownOption(
        String(name), suggestion: suggestion(for: String(name), among: known))
    }
    if let word = words.first ?? operandsAfterDashes.first { throw UsageError.unexpected(word) }
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("-") && word != "-" && Double(word) == nil
  }
}
