public import Markdown

/// Something to say about a place in a file of the course, as the compiler would say it.
public struct Diagnostic: Hashable, Sendable, CustomStringConvertible {
  public enum Severity: String, Hashable, Sendable, Codable {
    case error, warning, note
  }

  public var path: String
  public var place: Place
  public var severity: Severity
  public var message: String

  public init(path: String, place: Place, severity: Severity = .error, message: String) {
    self.path = path
    self.place = place
    self.severity = severity
    self.message = message
  }

  /// `lesson.md:42:14: error: unknown word 'fil'`.
  public var description: String {
    "\(path):\(place.line):\(place.column): \(severity.rawValue): \(message)"
  }
}

/// All that is wrong with a file or a course, in the order of the text; never empty.
public struct Diagnostics: Error, Hashable, Sendable, CustomStringConvertible {
  public var all: [Diagnostic]

  public init(_ all: [Diagnostic]) {
    self.all = all
  }

  public var description: String {
    all.map(\.description).joined(separator: "\n")
  }
}
