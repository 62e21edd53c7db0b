import FoundationEssentials
import LessonEngine

/// Which course is open: the folder that holds its `course.json`.
struct CourseFolder: Sendable {
  /// Absolute.
  let path: String
  /// As the learner would write it, for messages.
  let shown: String

  /// `--course`, `$TUTOR_COURSE`, `./Content`, the installed one, or the one beside the build.
  init(option: String?, in context: Context) throws(CourseError) {
    if let named = option ?? context.environment["TUTOR_COURSE"], !named.isEmpty {
      path = context.absolute(named)
      shown = named
      return
    }
    let candidates = [context.directory + "/Content"] + Self.installed(beside: context.executable)
    guard let found = candidates.first(where: Self.holdsCourse) else {
      throw CourseError.missing(looked: candidates)
    }
    path = found
    shown = found == context.directory + "/Content" ? "Content" : found
  }

  /// Reads the course.
  func read() throws -> Course {
    guard Self.holdsCourse(path) else { throw CourseError.empty(shown) }
    return try Course(CourseFiles(folder: path, prefix: shown + "/"))
  }

  private static func holdsCourse(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/course.json")
  }

  /// `PREFIX/lib/tutor/Content`, or a `Content` in a folder above a build's.
  private static func installed(beside executable: String) -> [String] {
    var folders: [String] = []
    var folder = URL(filePath: executable).deletingLastPathComponent()
    folders.append(folder.appending(path: "Content").path(percentEncoded: false))
    for _ in 0..<4 {
      folder = folder.deletingLastPathComponent()
      let path = folder.path(percentEncoded: false)
      let base = path.hasSuffix("/") ? String(path.dropLast()) : path
      folders += [base + "/lib/tutor/Content", base + "/Content"]
      if base.isEmpty { break }
    }
    return folders
  }
}

/// Why no course could be opened.
enum CourseError: Error, Hashable, CustomStringConvertible {
  case missing(looked: [String])
  case empty(String)
  case noLesson(String, suggestion: String?)
  case noDeck(String, suggestion: String?)
  case noProgram(String, of: String, suggestion: String?)

  var description: String {
    switch self {
    case .missing(let looked):
      "no course was found (looked in \(looked.map { "'\($0)'" }.joined(separator: ", ")));"
        + " name one with --course DIR or in $TUTOR_COURSE"
    case .empty(let folder):
      "cannot open the course '\(folder)': it has no course.json"
    case .noLesson(let id, let near):
      "the course has no lesson '\(id)'" + Self.hint(near)
    case .noDeck(let id, let near):
      "the course has no deck '\(id)'" + Self.hint(near)
    case .noProgram(let id, let lesson, let near):
      "'\(lesson)' has no program '\(id)'" + Self.hint(near)
    }
  }

  private static func hint(_ near: String?) -> String {
    near.map { ". Did you mean '\($0)'?" } ?? "; see 'tutor list'"
  }
}
