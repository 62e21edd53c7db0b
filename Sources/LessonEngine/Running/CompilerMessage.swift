import Markdown

/// Something the compiler said about a program, placed in one of its units.
public struct CompilerMessage: Hashable, Sendable, Codable {
  public var severity: Diagnostic.Severity
  /// Without the tag `[#Group]` that the compiler puts at the end.
  public var text: String
  /// The unit's index; nil where the message belongs to none: a macro's expansion, for one.
  public var unit: Int?
  /// The line and column in the unit's own text, from 1.
  public var line: Int
  public var column: Int

  /// The message, placed in the file that the unit came from.
  public func diagnostic(in program: Program) -> Diagnostic {
    guard let unit, program.units.indices.contains(unit) else {
      return Diagnostic(
        path: program.path, place: program.place, severity: severity, message: text)
    }
    let start = program.units[unit].place
    return Diagnostic(
      path: program.units[unit].path,
      place: Place(line: start.line + line - 1, column: start.column + column - 1),
      severity: severity, message: text)
  }

  /// The line in the program's own block; nil in another unit.
  func lineInBlock(of program: Program) -> Int? {
    unit == program.units.count - 1 ? line : nil
  }
}
