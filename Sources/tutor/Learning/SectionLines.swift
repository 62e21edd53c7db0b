import LessonEngine
import Markdown
import Pages
import Terminal

/// What a page shows of a section: prose wrapped, code as it stands, choices with their letters.
struct SectionLines {
  let width: Int
  /// Whether styles will not be seen.
  let isPlain: Bool

  func lines(of section: Section) -> [StyledText] {
    separated(section.elements.compactMap { lines(of: $0) })
  }

  func lines(of blocks: [Block]) -> [StyledText] {
    MarkdownPage(blocks, isPlain: isPlain).lines(width: width)
  }

  func lines(of question: Question) -> [StyledText] {
    QuestionPage(choices: question.choices.map(\.text), isPlain: isPlain).lines(width: width)
  }

  /// Every program and fragment of a section, hidden ones too.
  func code(of section: Section) -> [StyledText] {
    separated(
      section.elements.compactMap { element in
        switch element {
        case .code(let code): code.info.isExpectation ? nil : lines(ofCode: code.code.text)
        case .change(let change): [StyledText(change.file, .bold)] + lines(ofCode: change.text)
        case .exercise(let exercise): code(of: exercise.content)
        default: nil
        }
      })
  }

  private func lines(of element: Element) -> [StyledText]? {
    switch element {
    case .prose(let block): lines(of: [block])
    case .code(let code) where !code.isShown: nil
    case .code(let code): lines(of: code)
    case .details(let details):
      if case .other(let title) = details.kind {
        [StyledText(title, .bold)] + lines(of: details.content)
      } else {
        nil
      }
    case .question(let question): lines(of: question)
    case .change(let change): [StyledText(change.file, .bold)] + lines(ofCode: change.text)
    case .exercise(let exercise):
      [StyledText(exercise.title, .bold), StyledText()] + lines(of: exercise.content)
    }
  }

  /// A wrong answer says that it is one: it stands beside the right one on a card's back.
  private func lines(of element: CodeElement) -> [StyledText] {
    let code = CodePage(element.code).lines(width: width)
    return element.info.role == .wrong ? [StyledText("✗ not this:", .dim)] + code : code
  }

  private func lines(ofCode text: String) -> [StyledText] {
    CodePage(text).lines(width: width)
  }

  private func separated(_ groups: [[StyledText]]) -> [StyledText] {
    Array(groups.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }
}

extension BlockInfo {
  fileprivate var isExpectation: Bool {
    switch role {
    case .output, .log, .diagnostics, .session: true
    default: false
    }
  }
}
