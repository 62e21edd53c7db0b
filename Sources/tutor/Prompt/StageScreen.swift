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

  /// What is shown, with a bar at the left edge of the lines that are marked.
  var markedLines: [StyledText] {
    let marked = Set(look.marked)
    return styledLines.enumerated().map { row, line in
      let edge = marked.contains(row) ? StyledText("▎ ", .bold) : "  "
      return edge + (marked.contains(row) ? line.restyled { $0.bold } : line)
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
