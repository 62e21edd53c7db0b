public import Markdown

/// A conversation with a program's views: what comes of the launch, then a turn per command.
public struct SessionScript: Hashable, Sendable {
  /// What the launch must print.
  public var opening: [ExpectedLine]
  public var turns: [Turn]
  /// The file whose preview is launched (`preview=Path.swift`); nil for the app or first preview.
  public var preview: String?
  /// Where the conversation begins.
  public var place: Place

  public init(opening: [ExpectedLine], turns: [Turn], preview: String? = nil, place: Place) {
    self.opening = opening
    self.turns = turns
    self.preview = preview
    self.place = place
  }

  /// One command and all that must come of it.
  public struct Turn: Hashable, Sendable {
    public var command: SessionCommand
    public var place: Place
    public var expected: [ExpectedLine]

    public init(command: SessionCommand, place: Place, expected: [ExpectedLine]) {
      self.command = command
      self.place = place
      self.expected = expected
    }
  }
}

/// What a person, or a session, can do to a program on stage.
public enum SessionCommand: Hashable, Sendable {
  case tap(ControlLabel)
  case increment(ControlLabel)
  case decrement(ControlLabel)
  case toggle(ControlLabel)
  case type(String, into: ControlLabel)
  case clear(ControlLabel)
  case submit(ControlLabel)
  case choose(String, in: ControlLabel)
  case set(String, in: ControlLabel)
  case back
  case dismiss
  case wait(Duration)
  case texts
  case show
  case tree
  case bodies
  case rerun(String)
}

/// A control by its label; `number` picks among several alike, from 1 (`#2`).
public struct ControlLabel: Hashable, Sendable {
  public var text: String
  public var number: Int?

  public init(_ text: String, number: Int? = nil) {
    self.text = text
    self.number = number
  }
}
