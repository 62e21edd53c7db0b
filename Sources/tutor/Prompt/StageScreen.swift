import LessonEngine
import Pages
import Terminal

extension ScreenPage {
  /// The page of a drawn screen.
  init(_ reply: StageConnection.Reply) {
    self.init(
      drawing: reply.styledLines, marked: Set(reply.look.marked), above: reply.look.above,
      below: reply.look.below)
  }
}

extension StageConnection.Reply {
  /// What is shown, with its styles.
  var styledLines: [StyledText] {
    let spans = Dictionary(grouping: look.spans, by: \.row)
    return shown.enumerated().map { row, line in
      StyledText(line, spans: spans[row] ?? [])
    }
  }

  /// The outline that is shown, with a bar at the left edge of the lines that are marked.
  func outline(width: Int) -> [StyledText] {
    let marked = Set(look.marked)
    return shown.enumerated().flatMap { row, line in
      OutlineLine(text: line, isMarked: marked.contains(row)).lines(width: width)
    }
  }
}

/// A view's line of an outline.
struct OutlineLine {
  let text: String
  let isMarked: Bool

  /// The line, and what does not fit under it, further in than the views inside.
  func lines(width: Int) -> [StyledText] {
    let words = text.drop { $0 == " " }
    let depth = min(text.count - words.count, width / 2)
    let style: Style = isMarked ? .bold : .plain
    let edge = StyledText(isMarked ? "▎ " : "  ", style)
    let line = StyledText(String(words), style)
    let room = width - 2 - depth
    let rows = line.width <= room ? [line] : line.wrapped(to: max(8, room - 4))
    return rows.enumerated().map { row, line in
      edge + StyledText(String(repeating: " ", count: row == 0 ? depth : depth + 4)) + line
    }
  }
}

extension StyledText {
  /// A line with stretches in styles of their own, given in UTF-8 bytes and in order.
  fileprivate init(_ line: String, spans: [StageLook.Span]) {
    self.init()
    let bytes = line.utf8
    var place = bytes.startIndex
    for span in spans where span.start < span.end && span.end <= bytes.count {
      let start = bytes.index(bytes.startIndex, offsetBy: span.start)
      let end = bytes.index(bytes.startIndex, offsetBy: span.end)
      guard start >= place else { continue }
      append(String(line[place..<start]))
      append(String(line[start..<end]), Style(named: span.style))
      place = end
    }
    append(String(line[place...]))
  }
}

extension Style {
  /// The style that the stage's names ask for.
  fileprivate init(named names: [String]) {
    self.init()
    isBold = names.contains("bold")
    isDim = names.contains("dim")
    isUnderlined = names.contains("underlined")
  }
}
