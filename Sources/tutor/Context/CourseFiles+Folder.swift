import FoundationEssentials
import LessonEngine

extension CourseFiles {
  /// The files of a folder on disk; hidden ones aside.
  init(folder: String, prefix: String) {
    let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    self.init(
      prefix: prefix,
      read: { path in
        FileManager.default.contents(atPath: root + "/" + path).map { [UInt8]($0) }
      },
      list: { Self.files(in: root, below: "") },
      isLinked: { path in
        var current = root
        for component in path.split(separator: "/") {
          current += "/" + component
          if Self.kind(of: current) == .typeSymbolicLink { return true }
        }
        return false
      })
  }

  private static func kind(of path: String) -> FileAttributeType? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }

  private static func files(in root: String, below path: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root + "/" + path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name in
      let inner = path.isEmpty ? name : path + "/" + name
      // A link is listed and not followed, so that a circle of links ends.
      return kind(of: root + "/" + inner) == .typeDirectory
        ? files(in: root, below: inner) : [inner]
    }
  }
}
