import FoundationEssentials
import LessonEngine

/// `tutor verify`: compiles, runs and compares every program.
struct VerifyCommand: Command {
  static let name = "verify"
  static let help = """
    usage: tutor verify [PATH…] [--options]

    Compiles, runs and compares every program of a course, a folder or a Markdown file.

      --only NAME      only the program NAME
      --jobs N         so many programs at once
      --repeat N       runs each program N times; every run must be like the first
      --shard I/N      the I-th of N parts, for several machines
      --report HOW     text, json, junit, github or tap; HOW=FILE writes it there (repeatable)
      --no-cache       runs everything, whatever is remembered
      --sandbox HOW    contain programs: auto (where bubblewrap works), required or none
      --course DIR     the course in DIR, where no PATH is given
    """

  private let paths: [String]
  private let course: String?
  private let only: String?
  private let jobs: Int?
  private let repeats: Int?
  private let shard: Shard?
  private let reports: [ReportWish]
  private let isCached: Bool
  private let sandbox: Sandbox.Wish

  init(_ arguments: inout Arguments) throws(UsageError) {
    only = try arguments.option("--only")
    jobs = try arguments.count("--jobs", least: 1)
    repeats = try arguments.count("--repeat", least: 1)
    shard = try arguments.option("--shard").map { text throws(UsageError) in try Shard(text) }
    var wishes: [ReportWish] = []
    for text in try arguments.options("--report") { wishes.append(try ReportWish(text)) }
    reports = wishes.isEmpty ? [ReportWish(form: .text, file: nil)] : wishes
    // What is remembered was run once.
    isCached = try !arguments.flag("--no-cache") && repeats == nil
    sandbox = try arguments.choice("--sandbox", as: Sandbox.Wish.self) ?? .auto
    course = try arguments.option("--course")
    paths = arguments.operands()
    try arguments.finish()
  }

  func run(in context: Context) throws -> ExitStatus {
    let paths =
      paths.isEmpty ? [try CourseFolder(option: course, in: context).shown] : paths
    var files: [MarkdownFiles.File] = []
    var seen: Set<String> = []
    for path in paths {
      let found = try MarkdownFiles(path, in: context).files
      guard !found.isEmpty else {
        throw FileError(attempt: "verify", path: path, reason: "there is no Markdown file in it")
      }
      files += found.filter { seen.insert($0.path).inserted }
    }
    let chosen = files.map { choose(from: $0) }
    if let only, chosen.allSatisfy(\.isEmpty) {
      let known = files.flatMap { (try? $0.claims.get().programs.map(\.id)) ?? [] }
      let near = suggestion(for: only, among: known).map { ". Did you mean '\($0)'?" } ?? ""
      context.complain("tutor: no program is called '\(only)'\(near)\n")
      return .found
    }

    let began = ContinuousClock.now
    let verdicts = try verify(chosen.flatMap(\.self), in: context)
    var rest = verdicts[...]
    let report = VerificationReport(
      files: zip(files, chosen).map { file, programs in
        defer { rest = rest.dropFirst(programs.count) }
        return .init(
          path: file.path, diagnostics: file.diagnostics,
          verdicts: Array(rest.prefix(programs.count)))
      },
      duration: ContinuousClock.now - began)
    for wish in reports { try wish.deliver(report, in: context) }
    return report.isGood ? .done : .found
  }

  private func choose(from file: MarkdownFiles.File) -> [Program] {
    let programs = (try? file.claims.get().programs) ?? []
    let named = only.map { name in programs.filter { $0.id == name } } ?? programs
    return shard.map { shard in named.filter { shard.holds($0) } } ?? named
  }

  private func verify(_ programs: [Program], in context: Context) throws -> [Verdict] {
    guard !programs.isEmpty else { return [] }
    let workshop = try Workshop(in: context, sandbox: sandbox)
    var verifier = workshop.verifier(
      jobs: jobs ?? ProcessInfo.processInfo.activeProcessorCount, isCached: isCached,
      isCancelled: Interruption.isRequested)
    verifier.repeats = repeats ?? 1
    defer { if context.showsProgress { context.complain("\r\u{1B}[K") } }
    return try Interruption.watching { [verifier] in
      try verifier.verify(programs) { done, count in
        if context.showsProgress { context.complain("\rverified \(done) of \(count)\u{1B}[K") }
      }
    }
  }
}

/// The part of the programs that one of several machines verifies.
struct Shard: Hashable, Sendable {
  private let number: Int
  private let count: Int

  init(_ text: String) throws(UsageError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1],
      count > 0, (1...count).contains(number)
    else {
      throw UsageError.badValue(text, option: "--shard", expected: "I/N, such as 1/3")
    }
    self.number = number
    self.count = count
  }

  /// Whether a program is in this part: by a hash of where it stands, the same on every machine.
  func holds(_ program: Program) -> Bool {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(program.path)#\(program.id)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return hash % UInt64(count) == UInt64(number - 1)
  }
}

/// A report that is asked for: its form, and the file it goes to.
struct ReportWish: Hashable, Sendable {
  enum Form: String, CaseIterable, Sendable {
    case text, json, junit, github, tap
  }

  var form: Form
  var file: String?

  init(form: Form, file: String?) {
    self.form = form
    self.file = file
  }

  init(_ text: String) throws(UsageError) {
    let word = String(text.prefix { $0 != "=" })
    guard let form = Form(rawValue: word) else {
      let words = Form.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError.badValue(word, option: "--report", expected: "one of \(words)")
    }
    self.form = form
    file = text.count > word.count ? String(text.dropFirst(word.count + 1)) : nil
  }

  func deliver(_ report: VerificationReport, in context: Context) throws {
    let text =
      switch form {
      case .text: report.text
      case .json: report.json
      case .junit: report.junit
      case .github: report.github
      case .tap: report.tap
      }
    guard let file else { return try context.write(text) }
    do {
      try Data(text.utf8).write(to: URL(filePath: context.absolute(file)), options: .atomic)
    } catch {
      throw FileError(attempt: "write", path: file, reason: "\(error)")
    }
  }
}
