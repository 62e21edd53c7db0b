import LessonEngine
import Markdown
import Pages
import Terminal

/// What a lesson's prompt shows, for a width.
struct LessonPages {
  let width: Int
  /// Whether styles will not be seen.
  var isPlain = false

  private var sections: SectionLines { SectionLines(width: width, isPlain: isPlain) }

  func introduction(of lesson: Lesson) -> [StyledText] {
    heading(lesson.title) + sections.lines(of: lesson.introduction) + [StyledText()]
      + steps(of: lesson, at: nil, done: [])
  }

  func step(_ index: Int, of lesson: Lesson, question: Question?) -> [StyledText] {
    let step = lesson.steps[index]
    let lines =
      heading("\(lesson.title) · \(index + 1) of \(lesson.steps.count) · \(step.title)")
      + sections.lines(of: step.content.upTo(question))
    let choice = question == nil ? [] : [StyledText(), StyledText("your choice, or 'help'", .dim)]
    return lines + choice
  }

  /// What a question had kept back, because it would have given the answer away.
  func rest(of step: Step, after answered: Question, open: Question?) -> [StyledText] {
    let rest = step.content.upTo(open).elements
    let start = rest.firstIndex(of: .question(answered)).map { $0 + 1 } ?? 0
    let lines = sections.lines(of: Section(elements: Array(rest[start...])))
    return lines.isEmpty ? [] : [StyledText()] + lines
  }

  func code(of step: Step) -> [StyledText] {
    let lines = sections.code(of: step.content)
    return lines.isEmpty ? [StyledText("this step has no code")] : lines
  }

  func steps(of lesson: Lesson, at current: Int?, done: Set<String>) -> [StyledText] {
    lesson.steps.enumerated().flatMap { index, step in
      let mark = index == current ? "▸" : done.contains(step.id) ? "✓" : " "
      let number = String(index + 1)
      let head = "\(mark) \(String(repeating: " ", count: max(0, 2 - number.count)))\(number)  "
      return StyledText("\(step.title)  \(step.id, .dim)").wrapped(to: width - 6).enumerated()
        .map { StyledText($0 == 0 ? head : "      ") + $1 }
    }
  }

  func question(_ question: Question) -> [StyledText] {
    sections.lines(of: question)
      + [StyledText(question.right.count > 1 ? "all that are right, such as: a c" : "one of them")]
  }

  func reply(isRight: Bool, _ replies: [[Block]]) -> [StyledText] {
    let verdict =
      isRight
      ? StyledText("✓ right", Style(color: .green)) : StyledText("✗ not so", Style(color: .red))
    return [verdict] + replies.flatMap { sections.lines(of: $0) }
  }

  func section(_ section: Section, titled title: String) -> [StyledText] {
    [StyledText(title, .bold), StyledText()] + sections.lines(of: section)
  }

  var help: [StyledText] {
    let room = LessonCommand.allCases.map(\.usage.count).max() ?? 0
    return LessonCommand.allCases.map { command in
      (StyledText(command.usage, .bold).padded(to: room + 2) + StyledText(command.summary))
        .truncated(to: width)
    } + [StyledText("a question is answered by its letter, several by theirs: a c")]
  }

  /// What to predict: the program's name, and what will be done to it.
  func prediction(of id: String, in lesson: Lesson) -> [StyledText] {
    let turns = lesson.claims.program(id)?.expectations.sessions.flatMap(\.turns) ?? []
    let asked =
      "What will '\(id)' print? A line each; an empty line ends, a lone '.' is an empty one."
    guard !turns.isEmpty else { return StyledText(asked).wrapped(to: width) }
    return StyledText(asked + " This is done to it:").wrapped(to: width)
      + turns.map { StyledText("  > \($0.command.line)") }
  }

  func comparison(predicted: [String], shown: ProgramShow.Shown) -> [StyledText] {
    let diff = LineDiff(from: predicted, to: shown.given, matches: Matching.matches)
    guard diff.lines.contains(where: { $0.change != .same }) else {
      return [StyledText("✓ every line as you said", Style(color: .green))]
        + shown.given.map { StyledText("  \($0)") }
    }
    return [StyledText("− you said   + it prints", .dim)]
      + diff.lines.flatMap { line -> [StyledText] in
        let (mark, style): (String, Style) =
          switch line.change {
          case .same: ("  ", .plain)
          case .removed: ("− ", Style(color: .red))
          case .added: ("+ ", Style(color: .green))
          }
        return StyledText(mark + line.text, style).cut(to: width)
      }
  }

  private func heading(_ title: String) -> [StyledText] {
    TitlePage(title).lines(width: width) + [StyledText()]
  }
}

extension Section {
  /// The section as far as an open question: what follows it often gives the answer away.
  fileprivate func upTo(_ question: Question?) -> Section {
    guard let question, let index = elements.firstIndex(of: .question(question)) else {
      return self
    }
    return Section(elements: Array(elements[...index]))
  }
}
