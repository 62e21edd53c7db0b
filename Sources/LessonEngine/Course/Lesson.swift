public import Markdown
import SwiftSource

/// A lesson: an introduction, and steps taken in order.
public struct Lesson: Hashable, Sendable {
  public var id: String
  public var path: String
  public var title: String
  public var introduction: Section
  public var steps: [Step]
  public var claims: Claims

  /// The place of a step in the lesson, by its id.
  public func index(ofStep id: String) -> Int? {
    steps.firstIndex { $0.id == id }
  }
}

/// One step of a lesson.
public struct Step: Hashable, Sendable {
  public var id: String
  public var title: String
  public var content: Section
  /// The ids of the programs of this step, in order.
  public var programs: [String]
  public var place: Place
}

/// All that a Markdown file claims: programs to verify, and code that must parse.
public struct Claims: Hashable, Sendable {
  public var path: String
  public var programs: [Program]
  public var fragments: [Fragment]

  /// The program with an id.
  public func program(_ id: String) -> Program? {
    programs.first { $0.id == id }
  }

  /// Code that is only read, or compiled with others: it must parse.
  public struct Fragment: Hashable, Sendable {
    public var text: String
    /// Where the code's first line begins.
    public var place: Place
  }

  /// What the parser finds wrong in the fragments, placed in the file.
  public var syntaxErrors: [Diagnostic] {
    fragments.flatMap { fragment in
      SwiftText(fragment.text).syntaxErrors.map { error in
        let place = Place(
          line: fragment.place.line + error.line - 1,
          column: fragment.place.column + error.column - 1)
        return Diagnostic(path: path, place: place, message: error.message)
      }
    }
  }
}
