import FoundationEssentials
import LessonEngine
import Markdown

/// The program that an operand names: Swift files, or `LESSON#NAME` of the course.
enum NamedProgram {
  /// Files are one module, the first that has top-level code being its script.
  static func reading(
    _ operands: [String], course: String?, in context: Context
  ) throws -> Program {
    if operands.count == 1, let operand = operands.first, !operand.hasSuffix(".swift"),
      let mark = operand.firstIndex(of: "#")
    {
      return try program(
        String(operand[operand.index(after: mark)...]), of: String(operand[..<mark]),
        course: course, in: context)
    }
    let units = try operands.map { path in
      guard path.hasSuffix(".swift") else {
        throw UsageError.invalid("'\(path)' is neither a Swift file nor LESSON#NAME")
      }
      guard let bytes = FileManager.default.contents(atPath: context.absolute(path)) else {
        throw FileError(attempt: "read", path: path, reason: "there is no such file")
      }
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw FileError(attempt: "read", path: path, reason: "it is not UTF-8")
      }
      let name = String(path.split(separator: "/").last ?? "")
      return SourceUnit(name: name, text: text, path: path, place: Place(line: 1, column: 1))
    }
    let names = Set(units.map(\.name))
    guard names.count == units.count else {
      throw UsageError.invalid("two files of one program have the same name")
    }
    var settings = CompilerSettings()
    settings.importsSwiftUI = false
    return Program(
      id: "program", path: operands[0], place: Place(line: 1, column: 1), claim: .runs,
      units: units, settings: settings)
  }

  private static func program(
    _ name: String, of lesson: String, course: String?, in context: Context
  ) throws -> Program {
    let course = try CourseFolder(option: course, in: context).read()
    let claims: [(id: String, claims: Claims)] =
      try course.lessons.filter { $0.id == lesson }.map { ($0.id, try $0.content.get().claims) }
      + course.decks.filter { $0.id == lesson }.map { ($0.id, try $0.content.get().claims) }
    guard let found = claims.first?.claims else {
      let known = course.lessons.map(\.id) + course.decks.map(\.id)
      throw CourseError.noLesson(lesson, suggestion: suggestion(for: lesson, among: known))
    }
    if let program = found.program(name) { return program }
    // A step's id means its first program.
    if let step = course.lesson(lesson)?.readable?.steps.first(where: { $0.id == name }),
      let first = step.programs.first, let program = found.program(first)
    {
      return program
    }
    throw CourseError.noProgram(
      name, of: lesson, suggestion: suggestion(for: name, among: found.programs.map(\.id)))
  }
}
