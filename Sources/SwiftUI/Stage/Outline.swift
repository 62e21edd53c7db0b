/// A view of ours that a reader of the outline need not see, only what is inside it.
protocol OutlineHidden {}

/// The live views as an outline: type, explicit id, state, one a line.
enum Outline {
  @MainActor static func lines(of node: Node, depth: Int = 0) -> [String] {
    guard let line = line(of: node) else {
      return node.children.flatMap { lines(of: $0, depth: depth) }
    }
    let indented = String(repeating: "  ", count: depth) + line
    if isLeaf(node) { return [indented] }
    return [indented] + node.children.flatMap { lines(of: $0, depth: depth + 1) }
  }

  /// The view's line; nil for a view that only holds others together.
  @MainActor private static func line(of node: Node) -> String? {
    let name = TypeName.of(node.viewType)
    let isOwn = TypeName.isOwn(node.viewType)
    let isHost = node.viewType is any _PreviewView.Type
    if node.viewType is any OutlineHidden.Type { return nil }
    guard !isOwn || node.isShownInOutline || isHost && !node.shownState.isEmpty else { return nil }
    var line = isOwn ? String(name.prefix { $0 != "<" }) : name
    if let id = node.nearestID { line += " #\(ShownValue.text(of: id))" }
    if isOwn { line += details(of: node) }
    let state = isOwn && !isHost ? [] : node.shownState.map { "\($0.name) = \(shown($0.value))" }
    if !state.isEmpty { line += "  " + state.joined(separator: ", ") }
    return line
  }

  /// A control's label, and after it what it has been set to.
  @MainActor private static func details(of node: Node) -> String {
    guard let fragment = node.fragments.first else { return "" }
    switch fragment.kind {
    case .text(let text): return " \"\(text)\""
    case .image(let name): return " \(name)"
    case .field(let editor, _, _): return label(fragment) + "  \"\(editor.text)\""
    case .toggle(let isOn): return label(fragment) + (isOn.wrappedValue ? "  on" : "  off")
    case .slider(let range): return label(fragment) + "  \(range.read())"
    case .picker(let choices): return label(fragment) + shown(choices.chosenTexts)
    case .date(let entry): return label(fragment) + shown(entry.texts)
    case .button, .stepper, .link, .progress: return label(fragment)
    default: return ""
    }
  }

  private static func shown(_ texts: [String]) -> String {
    texts.isEmpty ? "" : "  \"" + texts.joined(separator: " ") + "\""
  }

  @MainActor private static func label(_ fragment: Fragment) -> String {
    fragment.labels.first.map { " \"\($0)\"" } ?? ""
  }

  @MainActor private static func isLeaf(_ node: Node) -> Bool {
    TypeName.isOwn(node.viewType) && node.fragments.first.map { $0.isControl } == true
      && node.isShownInOutline && node.fragments.count == 1 && node.fragments[0].node === node
  }

  /// A value on one line, of a length that can be read.
  private static func shown(_ value: Any) -> String { ShownValue.text(of: value) }
}

extension Node {
  /// Whether the view is one of ours that a reader of the outline wants to see.
  @MainActor fileprivate var isShownInOutline: Bool {
    fragments.count == 1 && fragments[0].node === self && fragments[0].isShownInOutline
  }

  /// The explicit id the program gave this view, through the views that only hold it.
  fileprivate var nearestID: AnyHashable? {
    var node = self
    while true {
      if let id = node.slot.explicitID { return id }
      guard let parent = node.parent, parent.children.count == 1,
        TypeName.isOwn(parent.viewType)
      else { return nil }
      node = parent
    }
  }
}

extension Fragment {
  fileprivate var isShownInOutline: Bool {
    switch kind {
    case .padding, .expanding, .fixedWidth, .group: false
    default: true
    }
  }
}
