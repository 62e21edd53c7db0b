/// The screen as lines of characters, never wider than its columns.
@MainActor
struct Drawing {
  let columns: Int
  /// How many rows can be seen at once; nil for all there are.
  var rows: Int?
  /// The field whose cursor is shown.
  var editing: TextFieldEditor?
  /// The views whose body has just run: their rows are marked.
  var ran: Set<ObjectIdentifier> = []
  /// The view that was used last: where not all can be seen, it is.
  var anchor: Node?

  func screen(_ fragments: [Fragment]) -> DrawnScreen {
    let builder = LayoutBuilder(editing: editing, ran: ran, anchor: anchor)
    let scene = Scene(builder, fragments, columns: columns)
    let visible = visibleRows(of: scene)
    let canvas = Canvas(width: columns, visible: visible)
    scene.draw(on: canvas)
    var screen = canvas.screen
    screen.above = visible.lowerBound
    screen.below = scene.height - visible.upperBound
    return screen
  }

  /// The rows from the top, or those around what is to be in sight.
  private func visibleRows(of scene: Scene) -> Range<Int> {
    guard let rows, rows > 0, scene.height > rows else { return 0..<scene.height }
    let survey = Canvas(width: columns, visible: 0..<0, isSurvey: true)
    scene.draw(on: survey)
    let wanted = survey.anchors.isEmpty ? survey.marked : survey.anchors
    guard let first = wanted.min(), let last = wanted.max(), last >= rows else { return 0..<rows }
    // Its end is to be seen, but rather its beginning; and a row before it.
    let top = max(0, min(scene.height - rows, max(0, min(last + 2 - rows, first - 1))))
    return top..<top + rows
  }

  /// The screen and what stands in front of it, each at its place.
  @MainActor
  private struct Scene {
    private let base: Element
    private let room: Room
    private var panels: [(element: Element, style: Presentation.Style)] = []
    private var places: [(x: Int, y: Int)] = []
    private(set) var height: Int

    init(_ builder: LayoutBuilder, _ fragments: [Fragment], columns: Int) {
      base = ColumnElement(builder.elements(fragments))
      room = Room(width: columns)
      height = base.size(in: room).height
      var next = 0
      // What is presented may itself present something.
      while next < builder.presented.count {
        let (presentation, content) = builder.presented[next]
        next += 1
        let panel = builder.panel(presentation, content)
        panel.isAnchor = true
        panels.append((panel, presentation.style))
        place(panel, presentation.style)
      }
    }

    /// A sheet leaves the first row of what is behind it, a question stands in the middle.
    private mutating func place(_ panel: Element, _ style: Presentation.Style) {
      let size = panel.size(in: panelRoom(style))
      switch style {
      case .cover:
        places.append((0, 0))
        height = size.height
      case .sheet:
        let sheets = panels.filter { $0.style == .sheet }.count
        let y = min(height, sheets)
        places.append((0, y))
        height = y + size.height
      case .alert, .dialog, .popover:
        // The first rows of what is behind are left, so that one knows where one is.
        let middle = style == .dialog ? height - size.height : (height - size.height) / 2
        let y = max(middle, min(height, 3))
        height = max(height, y + size.height)
        places.append(((room.width - size.width) / 2, y))
      }
    }

    private func panelRoom(_ style: Presentation.Style) -> Room {
      switch style {
      case .cover, .sheet: room
      case .alert, .dialog, .popover: Room(width: min(room.width, max(room.width * 3 / 4, 24), 48))
      }
    }

    func draw(on canvas: Canvas) {
      base.draw(on: canvas, x: 0, y: 0, in: room)
      for (panel, place) in zip(panels, places) {
        let room = panelRoom(panel.style)
        let size = panel.element.size(in: room)
        canvas.dim()
        let isSheet = panel.style == .sheet || panel.style == .cover
        canvas.clear(rows: place.y..<(isSheet ? .max : place.y + size.height))
        panel.element.draw(on: canvas, x: place.x, y: place.y, in: room)
      }
    }
  }
}
