import LessonEngine

/// `tutor learn`: takes a lesson from where it was left.
struct LearnCommand: Command {
  static let name = "learn"
  static let help = """
    usage: tutor learn [LESSON] [--step ID] [--from-start] [--course DIR]

    Takes a lesson from where it was left: read, predict, run, play, answer.
    LESSON is an id or a number; without it, the lesson that was taken last.
    Without a terminal its commands come from standard input, a line each.

      --step ID      begins at the step ID
      --from-start   begins at the first step
      --course DIR   the course in DIR
    """

  private let lesson: String?
  private let step: String?
  private let isFromStart: Bool
  private let course: String?

  init(_ arguments: inout Arguments) throws(UsageError) {
    step = try arguments.option("--step")
    isFromStart = try arguments.flag("--from-start")
    course = try arguments.option("--course")
    lesson = arguments.operand()
    try arguments.finish()
    if step != nil, isFromStart {
      throw UsageError.invalid("'--step' and '--from-start' cannot both be followed")
    }
  }

  func run(in context: Context) async throws -> ExitStatus {
    let courseOption = course
    let course = try CourseFolder(option: courseOption, in: context).read()
    let file = ProgressFile(path: Places(context).progress)
    let contents = try file.read()
    contents.warn(in: context)
    let place = contents.progress[course: course.id]

    let entry = try course.entry(named: lesson ?? place.lesson)
    let content = try entry.content.get()
    if let step, content.index(ofStep: step) == nil {
      throw UsageError.invalid(
        "'\(entry.id)' has no step '\(step)'"
          + (suggestion(for: step, among: content.steps.map(\.id))
            .map { ". Did you mean '\($0)'?" } ?? "; see 'tutor list'"))
    }
    let start = step ?? (isFromStart ? nil : place[lesson: entry.id].step)
    let prompt = LearnPrompt(
      context: context, course: course, entry: entry, file: file,
      courseOption: courseOption,
      workshop: { try Workshop(in: context) })
    return try await prompt.take(LessonSession(content, at: start))
  }
}

extension ProgressFile.Contents {
  /// Says where a damaged file was put aside.
  func warn(in context: Context) {
    guard let damaged else { return }
    context.complain(
      "tutor: the progress file was damaged; it is kept as '\(damaged)' and a new one begun\n")
  }
}

extension Course {
  /// A lesson by its id or its number; the first one where none is named.
  func entry(named name: String?) throws(CourseError) -> Entry<Lesson> {
    guard let name else {
      guard let first = lessons.first else { throw .noLesson("1", suggestion: nil) }
      return first
    }
    if let found = lesson(name) { return found }
    if let number = Int(name), lessons.indices.contains(number - 1) { return lessons[number - 1] }
    throw .noLesson(name, suggestion: suggestion(for: name, among: lessons.map(\.id)))
  }
}
