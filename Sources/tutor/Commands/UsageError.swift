/// A mistake in the command line.
enum UsageError: Error, Hashable, CustomStringConvertible {
  case unknownCommand(String, suggestion: String?)
  case unknownOption(String, suggestion: String?)
  case missingValue(option: String)
  case unwantedValue(option: String)
  case repeated(option: String)
  case badValue(String, option: String, expected: String)
  case missingOperand(String)
  case unexpected(String)
  case invalid(String)

  var description: String {
    switch self {
    case .unknownCommand(let word, let near):
      "unknown command '\(word)'" + Self.hint(near)
    case .unknownOption(let word, let near):
      "unknown option '\(word)'" + Self.hint(near)
    case .missingValue(let option): "option '\(option)' needs a value"
    case .unwantedValue(let option): "option '\(option)' takes no value"
    case .repeated(let option): "option '\(option)' is given twice"
    case .badValue(let value, let option, let expected):
      "'\(value)' is no value for '\(option)': it takes \(expected)"
    case .missingOperand(let what): "\(what) is missing"
    case .unexpected(let word): "unexpected '\(word)'"
    case .invalid(let sentence): sentence
    }
  }

  private static func hint(_ near: String?) -> String {
    near.map { ". Did you mean '\($0)'?" } ?? ""
  }
}
