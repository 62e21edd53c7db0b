import LessonEngine
import Markdown
import Terminal

/// What a page shows of a section: prose wrapped, code as it stands, choices with their letters.
struct SectionLines {
  let width: Int

  func lines(of section: Section) -> [StyledText] {
    separated(section.elements.compactMap { lines(of: $0) })
  }

  func lines(of blocks: [Block]) -> [StyledText] {
    separated(blocks.map { lines(of: $0) })
  }

  func lines(of question: Question) -> [StyledText] {
    question.choices.enumerated().flatMap { index, choice in
      let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
      return hanging(
        lines(of: choice.text, width: width - 5), first: "  \(letter)  ", rest: "     ")
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
    case .prose(let block): lines(of: block)
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

  private func lines(of blocks: [Block], width: Int) -> [StyledText] {
    SectionLines(width: max(8, width)).lines(of: blocks)
  }

  private func lines(of block: Block) -> [StyledText] {
    switch block.kind {
    case .heading(_, let words): styled(words).restyled { $0.bold }.wrapped(to: width)
    case .paragraph(let words): styled(words).wrapped(to: width)
    case .code(let code): lines(ofCode: code.text)
    case .quote(let blocks):
      hanging(lines(of: blocks, width: width - 2), first: "│ ", rest: "│ ")
    case .list(let list):
      list.items.enumerated().flatMap { index, item in
        let mark = list.start.map { "\($0 + index). " } ?? "· "
        let blank = String(repeating: " ", count: mark.count)
        return hanging(
          lines(of: item.blocks, width: width - mark.count), first: mark, rest: blank)
      }
    case .table(let table): lines(of: table)
    case .html: []
    case .rule: [StyledText(String(repeating: "─", count: width), .dim)]
    }
  }

  /// The table in columns where it fits, else a row as a stack of its cells.
  private func lines(of table: Table) -> [StyledText] {
    let rows = ([table.header] + table.rows).map { $0.map { styled($0) } }
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].width : 0 }.max() ?? 0
    }
    if widths.reduce(0, +) + 3 * (count - 1) <= width {
      return rows.enumerated().map { index, row in
        let line = row.enumerated().map { $1.padded(to: widths[$0]) }.joined(separator: " │ ")
        return index == 0 ? line.restyled { $0.bold } : line
      }
    }
    let header = rows.first ?? []
    return separated(
      rows.dropFirst().map { row in
        row.enumerated().flatMap { column, cell in
          let title = column < header.count ? header[column].restyled { $0.bold } : ""
          return hanging((title + ": " + cell).wrapped(to: width - 2), first: "", rest: "  ")
        }
      })
  }

  private func lines(ofCode text: String) -> [StyledText] {
    SwiftCode(text).lines.map { "  " + $0 }
  }

  private func hanging(_ lines: [StyledText], first: String, rest: String) -> [StyledText] {
    lines.enumerated().map { StyledText($0 == 0 ? first : rest) + $1 }
  }

  private func separated(_ groups: [[StyledText]]) -> [StyledText] {
    Array(groups.filter { !$0.isEmpty }.joined(separator: [StyledText()]))
  }

  private func styled(_ inlines: [Inline]) -> StyledText {
    inlines.reduce(into: StyledText()) { text, inline in
      switch inline {
      case .text(let words): text.append(words)
      case .code(let code): text.append(code, Style(color: .cyan))
      case .emphasis(let inner): text.append(styled(inner).restyled { $0.underlined })
      case .strong(let inner): text.append(styled(inner).restyled { $0.bold })
      case .strikethrough(let inner), .image(_, _, let inner): text.append(styled(inner))
      case .link(let destination, _, let inner):
        text.append(styled(inner))
        if inner.plainText != destination { text.append(" (\(destination))", .dim) }
      case .html: break
      case .softBreak: text.append(" ")
      case .lineBreak: text.append("\n")
      }
    }
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
