/// A lesson being taken, purely: lines come in, and what has to be done comes out.
public struct LessonSession: Hashable, Sendable {
  public let lesson: Lesson
  /// The index of the step that the learner is at.
  public private(set) var index: Int

  private var mode = Mode.commanding
  private var answered: [String: Int] = [:]
  private var hints: [String: Int] = [:]
  private var run: Set<String> = []

  private enum Mode: Hashable, Sendable {
    case commanding
    case predicting(program: String, lines: [String])
  }

  /// Takes a lesson from a step; from the first where there is no such step.
  public init(_ lesson: Lesson, at step: String? = nil) {
    self.lesson = lesson
    index = step.flatMap { lesson.index(ofStep: $0) } ?? 0
  }

  public var step: Step? {
    lesson.steps.indices.contains(index) ? lesson.steps[index] : nil
  }

  /// Whether lines are read as what a program will print.
  public var isPredicting: Bool {
    if case .predicting = mode { true } else { false }
  }

  /// The question of this step that waits for its choice.
  public var openQuestion: Question? {
    guard let step else { return nil }
    let questions = step.content.questions
    let next = answered[step.id] ?? 0
    return next < questions.count ? questions[next] : nil
  }

  /// What is shown first: the introduction before the first step.
  public func begin() -> [LessonEffect] {
    guard let step else { return [.introduce, .say(.noSteps)] }
    return (index == 0 ? [.introduce] : []) + [.show(index), .keep(step: step.id)]
  }

  /// Takes a line that the learner wrote.
  public mutating func receive(_ line: String) -> [LessonEffect] {
    if case .predicting(let program, let lines) = mode { return predict(line, program, lines) }
    let line = line.trimmed
    guard let word = line.split(separator: " ").first.map(String.init) else {
      return openQuestion.map { [.ask($0)] } ?? goOn()
    }
    let rest = String(line.dropFirst(word.count)).trimmed
    if let command = LessonCommand(rawValue: word) { return perform(command, rest) }
    if let question = openQuestion, let picks = Self.picks(in: line, of: question) {
      return answer(question, picks)
    }
    return [
      .say(
        .unknown(
          word, suggestion: suggestion(for: word, among: LessonCommand.allCases.map(\.rawValue))))
    ]
  }

  /// Takes Ctrl-C: what is being written is given up, the lesson is not.
  public mutating func interrupt() -> [LessonEffect] {
    guard isPredicting else { return [] }
    mode = .commanding
    return [.say(.predictionDropped)]
  }
}

extension LessonSession {
  private mutating func perform(_ command: LessonCommand, _ operand: String) -> [LessonEffect] {
    switch command {
    case .next: return goOn()
    case .back: return index == 0 ? [.say(.firstStep)] : move(to: index - 1)
    case .goto: return goto(operand)
    case .again: return [.show(index)]
    case .steps: return [.listSteps]
    case .code: return [.showCode(index)]
    case .run: return with(operand, lesson.claims.programs) { [.run($0)] }
    case .play: return with(operand, playable) { [.play($0)] }
    case .predict:
      let effects = with(operand, playable) { [.beginPrediction($0)] }
      if case .beginPrediction(let program)? = effects.first {
        mode = .predicting(program: program, lines: [])
      }
      return effects
    case .hint: return hint()
    case .answer:
      let answers = step?.content.answers ?? []
      return answers.isEmpty ? [.say(.noAnswer)] : answers.map { .reveal($0) }
    case .cards: return [.drill]
    case .help: return [.help]
    case .quit: return [.quit]
    }
  }

  private var playable: [Program] {
    lesson.claims.programs.filter { $0.claim != .fails }
  }

  private mutating func goOn() -> [LessonEffect] {
    guard let step else { return [.say(.noSteps)] }
    guard index + 1 < lesson.steps.count else {
      return [.finish(step: step.id), .say(.lessonDone)]
    }
    return [.finish(step: step.id)] + move(to: index + 1)
  }

  private mutating func move(to index: Int) -> [LessonEffect] {
    self.index = index
    return [.show(index), .keep(step: lesson.steps[index].id)]
  }

  private mutating func goto(_ name: String) -> [LessonEffect] {
    if let number = Int(name), lesson.steps.indices.contains(number - 1) {
      return move(to: number - 1)
    }
    if let found = lesson.index(ofStep: name) { return move(to: found) }
    return [
      .say(.noStep(name, suggestion: suggestion(for: name, among: lesson.steps.map(\.id))))
    ]
  }

  /// The program that is named, else the step's next one that was not run, else its last.
  private mutating func with(
    _ name: String, _ programs: [Program], _ effects: (String) -> [LessonEffect]
  ) -> [LessonEffect] {
    if !name.isEmpty {
      guard programs.contains(where: { $0.id == name }) else {
        return [
          .say(.noProgram(name, suggestion: suggestion(for: name, among: programs.map(\.id))))
        ]
      }
      run.insert(name)
      return effects(name)
    }
    let here = (step?.programs ?? []).filter { id in programs.contains { $0.id == id } }
    guard let program = here.first(where: { !run.contains($0) }) ?? here.last else {
      return [.say(.nothingToRun)]
    }
    run.insert(program)
    return effects(program)
  }

  private mutating func hint() -> [LessonEffect] {
    guard let step else { return [.say(.noSteps)] }
    let all = step.content.hints
    let next = hints[step.id] ?? 0
    guard !all.isEmpty else { return [.say(.noHint)] }
    guard next < all.count else { return [.say(.noMoreHints)] }
    hints[step.id] = next + 1
    return [.hint(all[next], number: next + 1, count: all.count)]
  }

  private mutating func answer(_ question: Question, _ picks: Set<Int>) -> [LessonEffect] {
    guard let step else { return [] }
    let isRight = picks == Set(question.right)
    let replies = picks.sorted().map { question.choices[$0].reply }.filter { !$0.isEmpty }
    guard isRight else { return [.reply(isRight: false, replies)] }
    answered[step.id, default: 0] += 1
    return [.reply(isRight: true, replies), .goOn(step: index, after: question)]
  }

  private mutating func predict(
    _ line: String, _ program: String, _ lines: [String]
  ) -> [LessonEffect] {
    guard line.isEmpty else {
      // A lone point stands for an empty line, because an empty line ends the prediction.
      mode = .predicting(program: program, lines: lines + [line == "." ? "" : line])
      return []
    }
    mode = .commanding
    return [.compare(program: program, predicted: lines)]
  }

  /// Letters of choices, such as `b`, `a c` or `ac`.
  private static func picks(in line: String, of question: Question) -> Set<Int>? {
    var picks: Set<Int> = []
    for character in line.lowercased() where character != " " && character != "," {
      guard let value = character.asciiValue else { return nil }
      let index = Int(value) - Int(UInt8(ascii: "a"))
      guard question.choices.indices.contains(index) else { return nil }
      picks.insert(index)
    }
    guard picks.count == 1 || question.right.count > 1 else { return nil }
    return picks.isEmpty ? nil : picks
  }
}

extension String {
  fileprivate var trimmed: String {
    var rest = self[...]
    while rest.first?.isWhitespace == true { rest.removeFirst() }
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
