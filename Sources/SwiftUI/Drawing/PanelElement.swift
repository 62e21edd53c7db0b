/// What stands in front of the screen, in a frame of its own.
final class PanelElement: Element {
  private let content: Element

  init(_ content: Element) { self.content = content }

  override func measure(in room: Room) -> CellSize {
    let inner = content.size(in: inside(room))
    return CellSize(width: inner.width + 2 * margin(room), height: inner.height + 2)
  }

  override func paint(on canvas: Canvas, x: Int, y: Int, in room: Room) {
    content.draw(on: canvas, x: x + margin(room), y: y + 1, in: inside(room))
    let size = size(in: room)
    if size.width >= 2 {
      Area(x: x, y: y, size: size).box(["╭", "╮", "╰", "╯"], on: canvas)
    }
  }

  override func wantsWidth() -> Bool { content.growsWidth }

  private func margin(_ room: Room) -> Int { max(0, min(2, (room.width - 1) / 2)) }

  private func inside(_ room: Room) -> Room { Room(width: room.width - 2 * margin(room)) }
}

extension LayoutBuilder {
  /// The panel of something presented; covers have no frame.
  func panel(_ presentation: Presentation, _ content: [Fragment]) -> Element {
    switch presentation.style {
    case .cover: return titled(presentation, column(content))
    case .sheet:
      return PanelElement(
        FrameElement(
          titled(presentation, column(content)),
          FrameLimits(
            maxWidth: Element.endless, place: CellPlace(horizontal: .leading, vertical: .leading))))
    case .popover: return PanelElement(titled(presentation, column(content)))
    case .alert, .dialog: return PanelElement(question(presentation, content))
    }
  }

  private func titled(_ presentation: Presentation, _ content: Element) -> Element {
    guard let title = presentation.title, !title.isEmpty else { return content }
    return ColumnElement([TextElement(title, .bold), content])
  }

  /// A title, what there is to say, and under a free line the answers.
  private func question(_ presentation: Presentation, _ content: [Fragment]) -> Element {
    let answers = content.filter(\.isAnswer)
    let words = content.filter { !$0.isAnswer }
    var parts: [Element] = []
    if let title = presentation.title, !title.isEmpty {
      parts.append(TextElement(title, .bold, alignment: .center))
    }
    if !words.isEmpty { parts.append(column(words, alignment: .center)) }
    let buttons = elements(answers)
    if !parts.isEmpty, !buttons.isEmpty { parts.append(GlyphElement(" ")) }
    if !buttons.isEmpty {
      let row = RowElement(buttons, spacing: 2)
      let stack = ColumnElement(buttons, alignment: .center)
      parts.append(
        presentation.style == .dialog ? stack : FittingElement([(row, row.idealWidth), (stack, 0)]))
    }
    return ColumnElement(parts, alignment: .center)
  }
}

extension Fragment {
  /// Whether it is one of the buttons of a question.
  fileprivate var isAnswer: Bool {
    switch kind {
    case .button, .link: true
    default: false
    }
  }
}
