public import Markdown

/// All that must come of a program; what is nil is not claimed.
public struct Expectations: Hashable, Sendable {
  public var output: ExpectedText?
  public var log: ExpectedText?
  public var diagnostics: [ExpectedDiagnostic]?
  /// The conversations, each with a program started afresh.
  public var sessions: [SessionScript]

  public init(
    output: ExpectedText? = nil, log: ExpectedText? = nil,
    diagnostics: [ExpectedDiagnostic]? = nil, sessions: [SessionScript] = []
  ) {
    self.output = output
    self.log = log
    self.diagnostics = diagnostics
    self.sessions = sessions
  }
}

/// Lines that must be printed; `...` stands for any lines and `[..]` for any text in a line.
public struct ExpectedText: Hashable, Sendable {
  public var lines: [ExpectedLine]

  public init(lines: [ExpectedLine]) {
    self.lines = lines
  }
}

/// One expected line, and where it stands in the Markdown.
public struct ExpectedLine: Hashable, Sendable {
  public var text: String
  public var place: Place

  public init(_ text: String, at place: Place) {
    self.text = text
    self.place = place
  }
}

/// A message that the compiler must give: its text must be part of the real one.
public struct ExpectedDiagnostic: Hashable, Sendable {
  public var severity: Diagnostic.Severity
  public var text: String
  /// The line of the program's own block, from 1; nil for any line.
  public var line: Int?
  public var place: Place

  public init(severity: Diagnostic.Severity, text: String, line: Int?, place: Place) {
    self.severity = severity
    self.text = text
    self.line = line
    self.place = place
  }
}
