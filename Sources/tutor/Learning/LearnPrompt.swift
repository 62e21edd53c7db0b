import LessonEngine
import Terminal

/// The prompt of a lesson: reads lines, and does what the session decides.
struct LearnPrompt {
  let context: Context
  let course: Course
  let entry: Course.Entry<Lesson>
  let file: ProgressFile
  /// The course as it was named on the command line.
  let courseOption: String?
  /// Made when the first program is run: reading needs no toolchain.
  let workshop: () throws -> Workshop

  /// Takes the lesson until the learner leaves or the input ends; the place is kept at every step.
  func take(_ session: LessonSession) async throws -> ExitStatus {
    var session = session
    _ = try await perform(session.begin(), in: session)
    while true {
      switch ask(session) {
      case .end:
        if context.isInteractive { try context.print("") }
        return .done
      case .cancelled:
        _ = try await perform(session.interrupt(), in: session)
      case .line(let line):
        guard try await perform(session.receive(line), in: session) else { return .done }
      }
    }
  }

  private func ask(_ session: LessonSession) -> Prompt.Event {
    if session.isPredicting { return context.prompt.read("predict ▸ ", remembered: false) }
    let lesson = session.lesson
    return context.prompt.read(
      "\(session.index + 1)/\(lesson.steps.count) ▸ ",
      completing: { Self.completions(of: $0, in: lesson) })
  }

  static func completions(of line: String, in lesson: Lesson) -> [String] {
    guard let blank = line.firstIndex(of: " ") else {
      return LessonCommand.allCases.map(\.rawValue).filter { $0.hasPrefix(line) }
    }
    let word = String(line[..<blank])
    let names: [String] =
      switch LessonCommand(rawValue: word) {
      case .goto: lesson.steps.map(\.id)
      case .run, .play, .predict: lesson.claims.programs.map(\.id)
      default: []
      }
    return names.map { "\(word) \($0)" }.filter { $0.hasPrefix(line) }
  }
}

extension LearnPrompt {
  private var pages: LessonPages {
    LessonPages(
      width: max(12, min(context.console.size.columns, 84)), isPlain: context.policy == .plain)
  }

  /// Does what the session decided; false when the lesson is left.
  private func perform(_ effects: [LessonEffect], in session: LessonSession) async throws -> Bool {
    // What follows each other without anything done in between is one page, and paged as one.
    var page: [StyledText] = []
    for effect in effects {
      if let lines = try lines(of: effect, in: session) {
        page += lines + [StyledText()]
      } else {
        // A place is kept before its page is read: reading may end in a closed window.
        if !effect.isNote {
          try context.show(page)
          page = []
        }
        guard try await perform(effect) else { return false }
      }
    }
    try context.show(page)
    return true
  }

  /// What an effect shows; nil where it does something else.
  private func lines(
    of effect: LessonEffect, in session: LessonSession
  ) throws -> [StyledText]? {
    let lesson = session.lesson
    return switch effect {
    case .introduce: pages.introduction(of: lesson)
    case .show(let index): pages.step(index, of: lesson, question: session.openQuestion)
    case .showCode(let index): pages.code(of: lesson.steps[index])
    case .listSteps: pages.steps(of: lesson, at: session.index, done: try progress().done)
    case .ask(let question): pages.question(question)
    case .reply(let isRight, let replies): pages.reply(isRight: isRight, replies)
    case .goOn(let index, let question):
      pages.rest(of: lesson.steps[index], after: question, open: session.openQuestion)
    case .hint(let section, let number, let count):
      pages.section(section, titled: "Hint \(number) of \(count)")
    case .reveal(let section): pages.section(section, titled: "Answer")
    case .help: pages.help
    case .beginPrediction(let program): pages.prediction(of: program, in: lesson)
    case .say, .run, .play, .compare, .drill, .keep, .finish, .quit: nil
    }
  }

  /// Does what shows no page; false when the lesson is left.
  private func perform(_ effect: LessonEffect) async throws -> Bool {
    switch effect {
    case .say(let remark): try context.print(remark.description)
    case .run, .play, .compare: try runProgram(effect, of: try entry.content.get())
    case .drill: await drill()
    case .keep(let step):
      try update {
        $0.lesson = entry.id
        $0[lesson: entry.id].step = step
      }
    case .finish(let step): try update { $0[lesson: entry.id].done.insert(step) }
    case .quit: return false
    default: break
    }
    return true
  }

  private func show(_ lines: [StyledText]) throws {
    try context.show(lines + [StyledText()])
  }

  private func progress() throws -> LessonProgress {
    try file.read().progress[course: course.id][lesson: entry.id]
  }

  private func update(_ change: (inout CourseProgress) -> Void) throws {
    try file.update { change(&$0[course: course.id]) }.warn(in: context)
  }

  /// Runs what an effect names; what goes wrong is said, and the lesson goes on.
  private func runProgram(_ effect: LessonEffect, of lesson: Lesson) throws {
    do {
      let workshop = try workshop()
      switch effect {
      case .run(let id):
        guard let program = lesson.claims.program(id) else { return }
        try show(ProgramShow(workshop: workshop).run(program).lines.map { StyledText($0) })
      case .compare(let id, let predicted):
        guard let program = lesson.claims.program(id) else { return }
        let shown = try ProgramShow(workshop: workshop).run(program)
        try show(pages.comparison(predicted: predicted, shown: shown))
      case .play(let id):
        guard let program = lesson.claims.program(id) else { return }
        _ = try PlayPrompt(context: context, workshop: workshop).play(program)
      default: break
      }
    } catch let error as OutputError {
      throw error
    } catch {
      context.complain("tutor: \(error)\n")
    }
  }

  private func drill() async {
    let option = courseOption.map { ["--course", $0] } ?? []
    _ = await Tutor.run(["drill"] + option + entry.decks, in: context)
  }
}

extension LessonEffect {
  /// Whether it is noted in the progress, and nothing is seen of it.
  fileprivate var isNote: Bool {
    switch self {
    case .keep, .finish: true
    default: false
    }
  }
}
