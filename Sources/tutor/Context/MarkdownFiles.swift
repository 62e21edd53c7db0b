import FoundationEssentials
import LessonEngine
import Markdown

/// The Markdown files that a path on the command line means, each read or with what is wrong.
///
/// A file that a course lists is read as that course has it; any other as a lesson in mode 6, or
/// as a deck where it has a card's directive.
struct MarkdownFiles {
  struct File {
    var path: String
    var claims: Result<Claims, Diagnostics>

    /// What is wrong with the file's form, and with code in it that must parse.
    var diagnostics: [Diagnostic] {
      switch claims {
      case .success(let claims): claims.syntaxErrors
      case .failure(let found): found.all
      }
    }
  }

  private(set) var files: [File] = []

  init(_ path: String, in context: Context) throws {
    let absolute = Self.trimmed(context.absolute(path))
    var isFolder = false
    guard FileManager.default.fileExists(atPath: absolute, isDirectory: &isFolder) else {
      throw FileError(attempt: "read", path: path, reason: "there is no such file or folder")
    }
    let shown = Self.trimmed(path)
    if let root = Self.courseFolder(holding: absolute) {
      let inner = String(absolute.dropFirst(root.count).drop { $0 == "/" })
      let shownRoot = Self.trimmed(
        String(shown.dropLast(min(shown.count, inner.count))), orElse: root)
      let course = Self.files(ofCourseIn: root, shown: shownRoot)
      let chosen = inner.isEmpty ? course : course.filter { $0.path.isWithin(shownRoot, inner) }
      if !chosen.isEmpty || inner.isEmpty {
        files = chosen
        return
      }
    }
    if isFolder { collect(absolute, shown: shown) } else { add(absolute, shown: shown) }
  }

  /// What is wrong with the files, in their order.
  var diagnostics: [Diagnostic] { files.flatMap(\.diagnostics) }

  private mutating func collect(_ folder: String, shown: String) {
    if Self.holdsCourse(folder) {
      files += Self.files(ofCourseIn: folder, shown: shown)
      return
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let inner = folder + "/" + name
      var isFolder = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isFolder) else { continue }
      if isFolder {
        // A folder reached through a link may lead back here.
        guard (try? FileManager.default.destinationOfSymbolicLink(atPath: inner)) == nil else {
          continue
        }
        collect(inner, shown: shown + "/" + name)
      } else if name.hasSuffix(".md") || name.hasSuffix(".markdown") {
        add(inner, shown: shown + "/" + name)
      }
    }
  }

  private mutating func add(_ path: String, shown: String) {
    guard let bytes = FileManager.default.contents(atPath: path).map({ [UInt8]($0) }) else {
      let unreadable = Diagnostic(
        path: shown, place: Place(line: 1, column: 1), message: "the file cannot be read")
      files.append(File(path: shown, claims: .failure(Diagnostics([unreadable]))))
      return
    }
    let isDeck = String(decoding: bytes, as: UTF8.self).contains("<!-- tutor: card")
    let claims = Result { () throws(Diagnostics) in
      isDeck
        ? try Deck(id: "deck", path: shown, markdown: bytes).claims
        : try Lesson(id: "lesson", path: shown, bytes: bytes).claims
    }
    files.append(File(path: shown, claims: claims))
  }

  private static func files(ofCourseIn folder: String, shown: String) -> [File] {
    let prefix = shown + "/"
    do throws(Diagnostics) {
      let course = try Course(CourseFiles(folder: folder, prefix: prefix))
      return course.lessons.map { entry in
        File(path: prefix + entry.path, claims: entry.content.map(\.claims))
      }
        + course.decks.map { entry in
          File(path: prefix + entry.path, claims: entry.content.map(\.claims))
        }
    } catch {
      return [File(path: prefix + "course.json", claims: .failure(error))]
    }
  }

  private static func holdsCourse(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/course.json")
  }

  private static func courseFolder(holding path: String) -> String? {
    var folder = path
    while !folder.isEmpty {
      if holdsCourse(folder) { return folder }
      guard let slash = folder.lastIndex(of: "/") else { return nil }
      folder = String(folder[..<slash])
    }
    return nil
  }

  private static func trimmed(_ path: String, orElse other: String = "/") -> String {
    let trimmed = path.reversed().drop { $0 == "/" }.reversed()
    return trimmed.isEmpty ? other : String(trimmed)
  }
}

extension String {
  fileprivate func isWithin(_ root: String, _ inner: String) -> Bool {
    let path = root + "/" + inner
    return self == path || hasPrefix(path + "/")
  }
}
