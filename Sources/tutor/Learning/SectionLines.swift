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
    DocumentPage(blocks, isPlain: isPlain).lines(width: width)
  }

  func lines(of question: Question) -> [StyledText] {
    question.choices.enumerated().flatMap { index, choice in
      let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
      return DocumentPage(choice.text, isPlain: isPlain).lines(width: max(8, width - 5))
        .hanging(first: "  \(letter)  ", rest: "     ")
    }
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
    case .code(let code): code.isShown ? lines(ofCode: code.code.text) : nil
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

  private func lines(ofCode text: String) -> [StyledText] {
    CodePage(text).lines(width: max(8, width - 2)).map { $0.isEmpty ? $0 : "  " + $0 }
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
