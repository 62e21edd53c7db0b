import Markdown

/// What a fenced block says of itself: the strict reading of its info string.
public struct BlockInfo: Hashable, Sendable {
  /// What the block is.
  public enum Role: Hashable, Sendable {
    /// Shown, never run: another language, or none.
    case shown(language: String)
    case fragment, part, run, fails, traps
    case file, starter, solution
    case fill, answer, wrong
    case output, log, diagnostics, session
  }

  public var role: Role
  public var name: String?
  public var with: [String] = []
  public var mode: CompilerSettings.Mode?
  public var timeLimit: Duration?
  public var isHidden = false
  public var skipReason: String?
  public var file: String?
  public var isWhole = false
  /// The program that an expectation is about, where it is not the nearest above.
  public var of: String?
  public var isFresh = false
  public var preview: String?
  /// The first word of the info string.
  public var language = ""
  /// Where the keys' values stand, for messages.
  var places: [String: Place] = [:]

  /// Reads a block's info string; mistakes go to `report`.
  init(_ code: CodeBlock, report: (Place, String) -> Void) {
    role = .shown(language: "")
    let words: [Words.Word]
    do {
      words = try Words(code.info, at: code.infoPlace).all
    } catch {
      report(error.place, error.message)
      return
    }
    guard let language = words.first else { return }
    var rest = words.dropFirst()
    guard language.value == nil else {
      report(language.place, "a block begins with its language, not with '\(language.key)='")
      return
    }
    self.language = language.key
    switch language.key {
    case "swift":
      role = .fragment
      if let word = rest.first, word.value == nil {
        rest.removeFirst()
        if let known = Self.swiftRoles[word.key] {
          role = known
        } else {
          let near = didYouMean(word.key, among: Self.swiftRoles.keys)
          report(word.place, "unknown word '\(word.key)' after 'swift'\(near)")
        }
      } else if rest.contains(where: { $0.key == "file" }) {
        role = .file
      }
    case "output": role = .output
    case "log": role = .log
    case "diagnostics": role = .diagnostics
    case "session": role = .session
    case "json" where rest.contains { $0.key == "file" }: role = .file
    default:
      role = .shown(language: language.key)
      if !Self.shownLanguages.contains(language.key),
        let near = suggestion(for: language.key, among: Self.specialLanguages)
      {
        report(language.place, "unknown language '\(language.key)'. Did you mean '\(near)'?")
      } else if language.key.hasPrefix("swift"),
        let next = language.key.dropFirst(5).first, !next.isLetter, !next.isNumber
      {
        report(
          language.place,
          "unknown language '\(language.key)'; put a blank after 'swift' and what the block is")
      }
      // What other tools write after a language they highlight is theirs.
      return
    }
    read(Array(rest), report: report)
  }

  private mutating func read(_ words: [Words.Word], report: (Place, String) -> Void) {
    let allowed = Self.keys(of: role)
    var seen: Set<String> = []
    for word in words {
      let shown = word.value == nil ? word.key : "\(word.key)="
      guard allowed.contains(shown) else {
        let needsValue = allowed.contains("\(word.key)=")
        let near = didYouMean(word.key, among: allowed.map { $0.filter { $0 != "=" } })
        let hint = needsValue ? "; it needs a value" : near
        report(word.place, "'\(shown)' does not belong on this block\(hint)")
        continue
      }
      guard seen.insert(word.key).inserted else {
        report(word.place, "'\(word.key)' is given twice")
        continue
      }
      places[word.key] = word.valuePlace
      set(word, report: report)
    }
    if role == .file, language == "json", !isWhole {
      report(
        words.first?.place ?? Place(line: 0, column: 0),
        "the settings are replaced as a whole: json file=project.json whole")
    }
    if role == .part, name == nil {
      report(words.first?.place ?? Place(line: 0, column: 0), "a part needs a name: name=ID")
    }
  }

  private mutating func set(_ word: Words.Word, report: (Place, String) -> Void) {
    let value = word.value ?? ""
    switch word.key {
    case "name":
      if !isIdentifier(value) {
        report(word.valuePlace, "the name '\(value)' may hold only a-z, 0-9 and '-'")
      }
      name = value
    case "with":
      // An empty name is no part's, and is reported as such.
      with = value.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    case "mode":
      mode = Int(value).flatMap(CompilerSettings.Mode.init(rawValue:))
      if mode == nil { report(word.valuePlace, "the mode '\(value)' is neither 5 nor 6") }
    case "timeout":
      if let seconds = Double(value), seconds > 0, seconds <= 600 {
        timeLimit = .milliseconds(Int(seconds * 1000))
      } else {
        report(word.valuePlace, "the timeout '\(value)' is no number of seconds up to 600")
      }
    case "hidden": isHidden = true
    case "skip": skipReason = value
    case "file":
      file = value
      checkFile(value, at: word.valuePlace, report: report)
    case "whole": isWhole = true
    case "of": of = value
    case "fresh": isFresh = true
    case "preview": preview = value
    default: break
    }
  }

  private func checkFile(_ file: String, at place: Place, report: (Place, String) -> Void) {
    let folders = file.split(separator: "/", omittingEmptySubsequences: false)
    if folders.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) {
      report(place, "the file '\(file)' does not stay in the lesson's project")
    } else if language == "json" {
      if file != "project.json" {
        report(place, "only 'project.json' holds settings, not '\(file)'")
      }
    } else if !file.hasSuffix(".swift") {
      report(place, "the file '\(file)' needs a name that ends in '.swift'")
    }
  }

  private static let swiftRoles: [String: Role] = [
    "part": .part, "run": .run, "fails": .fails, "traps": .traps, "starter": .starter,
    "solution": .solution, "fill": .fill, "answer": .answer, "wrong": .wrong,
  ]

  private static let specialLanguages = ["swift", "output", "log", "diagnostics", "session"]

  private static let shownLanguages: Set<String> = [
    "text", "console", "json", "sh", "bash", "shell", "c", "cpp", "objc", "markdown", "md", "diff",
    "xml", "yaml", "toml", "html", "css", "js", "javascript", "ts", "python", "rust", "go", "sql",
    "make", "makefile", "plist", "mermaid", "kotlin", "java", "ruby", "txt", "plain", "plaintext",
  ]

  private static func keys(of role: Role) -> [String] {
    switch role {
    case .shown: []
    case .fragment: ["name=", "hidden", "skip="]
    case .part: ["name=", "hidden"]
    case .run, .fails, .traps: ["name=", "with=", "mode=", "timeout=", "hidden", "skip="]
    case .file: ["file=", "whole", "hidden"]
    case .starter, .solution: ["file=", "whole", "with=", "mode=", "timeout="]
    case .fill: ["name=", "with=", "mode=", "timeout="]
    case .answer, .wrong: []
    case .output, .log, .diagnostics: ["of="]
    case .session: ["of=", "fresh", "preview="]
    }
  }
}
