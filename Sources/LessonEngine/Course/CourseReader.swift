import Markdown

extension Course {
  /// Reads `course.json` and all that it lists.
  ///
  /// Throws what is wrong with `course.json` itself; a lesson or deck that cannot be read keeps its
  /// own diagnostics.
  public init(_ files: CourseFiles) throws(Diagnostics) {
    var reader = CourseReader(files: files)
    self = try reader.read()
  }
}

private struct CourseReader {
  let files: CourseFiles
  var json: ObjectReader

  init(files: CourseFiles) {
    self.files = files
    json = ObjectReader(path: files.prefix + "course.json")
  }

  mutating func read() throws(Diagnostics) -> Course {
    guard let bytes = files.read("course.json") else {
      throw Diagnostics([
        Diagnostic(
          path: json.path, place: Place(line: 1, column: 1),
          message:
            "a course needs this file; see 'tutor help verify' for what can be read without one"
        )
      ])
    }
    let root = try json.parse(bytes)
    let top = json.object(
      root, keys: ["$schema", "format", "id", "title", "swift", "lessons", "decks"])
    if let format = top["format"], json.integer(format) != 1 {
      json.report(format.place, "this course's format is not 1, the only one that is known")
    }
    json.require(
      ["format", "id", "title", "lessons", "decks"], in: top, of: root, what: "a course")
    var settings = CompilerSettings()
    if let swift = top["swift"] {
      if let mode = json.integer(swift).flatMap(CompilerSettings.Mode.init(rawValue:)) {
        settings.mode = mode
      } else {
        json.report(swift.place, "'swift' is the language mode, 5 or 6")
      }
    }
    let deckRows = rows(top["decks"], keys: ["id", "path"], what: "a deck")
    let lessonRows = rows(
      top["lessons"], keys: ["id", "path", "minutes", "requires", "decks"], what: "a lesson")
    check(lessonRows, among: lessonRows.map(\.id), key: \.requires, what: "lesson")
    check(lessonRows, among: deckRows.map(\.id), key: \.decks, what: "deck")
    checkOrder(lessonRows)
    if json.mistakes.isEmpty {
      checkUnlisted(lessonRows.map(\.path) + deckRows.map(\.path), at: root.place)
    }
    let id = top["id"].flatMap { json.identifier($0) } ?? ""
    let title = top["title"].flatMap { json.string($0) } ?? ""
    var course = Course(
      id: id, title: title, settings: settings,
      lessons: lessonRows.map { row in
        row.entry { () throws(Diagnostics) in
          try Lesson(
            id: row.id, path: files.prefix + row.path, bytes: files.read(row.path) ?? [],
            settings: settings, role: .lesson)
        }
      },
      decks: deckRows.map { row in
        row.entry { () throws(Diagnostics) in
          let bytes = files.read(row.path) ?? []
          let path = files.prefix + row.path
          return row.path.hasSuffix(".json")
            ? try Deck(id: row.id, path: path, json: bytes, settings: settings)
            : try Deck(id: row.id, path: path, markdown: bytes, settings: settings)
        }
      })
    course.refuseRepeatedCards()
    guard json.mistakes.isEmpty else {
      throw Diagnostics(json.mistakes.sorted { $0.place < $1.place } + course.diagnostics)
    }
    return course
  }

  /// Lessons that wait for each other could never be opened.
  private mutating func checkOrder(_ rows: [Row]) {
    var open: Set<String> = []
    var rest = rows
    while let index = rest.firstIndex(where: { $0.requires.allSatisfy { open.contains($0.value) } })
    {
      open.insert(rest.remove(at: index).id)
    }
    for row in rest {
      for name in row.requires where rest.contains(where: { $0.id == name.value }) {
        json.report(
          name.place, "'\(row.id)' waits for '\(name.value)', which waits for it in turn")
      }
    }
  }

  private struct Row {
    var id: String
    var path: String
    var minutes = 0
    var requires: [(value: String, place: Place)] = []
    var decks: [(value: String, place: Place)] = []

    func entry<Content>(
      _ content: () throws(Diagnostics) -> Content
    ) -> Course.Entry<Content> {
      let result: Result<Content, Diagnostics>
      do {
        result = .success(try content())
      } catch {
        result = .failure(error)
      }
      return Course.Entry(
        id: id, path: path, minutes: minutes, requires: requires.map(\.value),
        decks: decks.map(\.value), content: result)
    }
  }

  private mutating func rows(_ value: JSONValue?, keys: [String], what: String) -> [Row] {
    guard let value else { return [] }
    var rows: [Row] = []
    var lines: [String: Int] = [:]
    for element in json.array(value) {
      let object = json.object(element, keys: keys)
      json.require(["id", "path"], in: object, of: element, what: what)
      guard let idValue = object["id"], let id = json.identifier(idValue),
        let pathValue = object["path"], let path = json.string(pathValue)
      else { continue }
      if let line = lines[id] {
        json.report(idValue.place, "the id '\(id)' is taken at line \(line)")
      }
      lines[id] = idValue.place.line
      checkPath(path, at: pathValue.place)
      var row = Row(id: id, path: path)
      if let minutes = object["minutes"] {
        row.minutes = json.integer(minutes) ?? 0
        if row.minutes <= 0 { json.report(minutes.place, "'minutes' is a whole number above 0") }
      }
      row.requires = object["requires"].map { json.strings($0) } ?? []
      row.decks = object["decks"].map { json.strings($0) } ?? []
      rows.append(row)
    }
    return rows
  }

  private mutating func checkPath(_ path: String, at place: Place) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    if path.hasPrefix("/") || parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      json.report(place, "the path '\(path)' does not stay in the course's folder")
    } else if files.isLinked(path) {
      json.report(place, "the path '\(path)' leads through a link; put the file itself there")
    } else if files.read(path) == nil {
      let near = didYouMean(path, among: files.list())
      json.report(place, "there is no file '\(path)' in the course\(near)")
    }
  }

  private mutating func check(
    _ rows: [Row], among known: [String], key: KeyPath<Row, [(value: String, place: Place)]>,
    what: String
  ) {
    for row in rows {
      for name in row[keyPath: key] where !known.contains(name.value) {
        let near = didYouMean(name.value, among: known)
        json.report(name.place, "no \(what) of this course has the id '\(name.value)'\(near)")
      }
    }
  }

  /// A lesson or deck that is not listed would never be seen, and nobody would know.
  private mutating func checkUnlisted(_ listed: [String], at place: Place) {
    for path in files.list().sorted() where !listed.contains(path) {
      let isLesson = path.hasPrefix("lessons/") && path.hasSuffix("/lesson.md")
      let isDeck =
        path.hasPrefix("cards/") && (path.hasSuffix(".md") || path.hasSuffix(".json"))
      if isLesson { json.report(place, "the lesson '\(path)' is not listed") }
      if isDeck { json.report(place, "the deck '\(path)' is not listed") }
    }
  }
}

extension Course {
  /// A card's id is its identity within the course, so two decks cannot both have it.
  fileprivate mutating func refuseRepeatedCards() {
    var paths: [String: (path: String, line: Int)] = [:]
    for index in decks.indices {
      guard let deck = decks[index].readable else { continue }
      var repeated: [Diagnostic] = []
      for card in deck.cards {
        if let first = paths[card.id] {
          repeated.append(
            Diagnostic(
              path: deck.path, place: card.place,
              message:
                "the card id '\(card.id)' is taken at \(first.path):\(first.line); give one of them another"
            ))
        } else {
          paths[card.id] = (deck.path, card.place.line)
        }
      }
      if !repeated.isEmpty { decks[index].content = .failure(Diagnostics(repeated)) }
    }
  }
}
