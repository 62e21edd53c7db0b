/// A view of ours that a reader of the outline need not see, only what is inside it.
protocol OutlineHidden {}

/// The live views as an outline: type, explicit id, state, one a line.
@MainActor
struct Outline {
  private var screen = DrawnScreen(lines: [])
  /// What is to be seen of each view itself.
  private var own: [ObjectIdentifier: Fragment] = [:]
  /// The views of which something is to be seen.
  private var seen: Set<ObjectIdentifier> = []
  private var runs: [ObjectIdentifier: [BodyRun]] = [:]

  /// The outline; the views whose bodies ran are marked and say why.
  static func of(_ root: Node, runs: [BodyRun] = []) -> DrawnScreen {
    var outline = Outline()
    for run in runs {
      if let node = run.node { outline.runs[ObjectIdentifier(node), default: []].append(run) }
    }
    outline.note(root.fragments)
    outline.add(root, depth: 0, id: nil, isNoted: false)
    return outline.screen
  }

  /// Adds a view's line and those of the views inside it; `id` is what the program called it.
  private mutating func add(_ node: Node, depth: Int, id: AnyHashable?, isNoted: Bool) {
    var isNoted = isNoted
    if !isNoted, !seen.contains(ObjectIdentifier(node)) {
      // A live view that is not on the screen, such as what stands in another tab.
      let fragments = node.fragments
      note(fragments)
      isNoted = !fragments.isEmpty
    }
    let id = node.slot.explicitID ?? id
    let fragment = own[ObjectIdentifier(node)]
    guard let line = line(of: node, fragment, id: id) else {
      // A view that only holds one other one hands its id on.
      let handed = node.children.count == 1 ? id : nil
      for child in node.children { add(child, depth: depth, id: handed, isNoted: isNoted) }
      return
    }
    if runs[ObjectIdentifier(node)] != nil { screen.marked.append(screen.lines.count) }
    screen.lines.append(String(repeating: "  ", count: depth) + line)
    if TypeName.isOwn(node.viewType), fragment?.isControl == true { return }
    for child in node.children { add(child, depth: depth + 1, id: nil, isNoted: isNoted) }
  }

  /// Notes which view each fragment comes from, and the views around it.
  private mutating func note(_ fragments: [Fragment]) {
    for fragment in fragments {
      own[ObjectIdentifier(fragment.node)] = fragment
      var node: Node? = fragment.node
      while let view = node, seen.insert(ObjectIdentifier(view)).inserted { node = view.parent }
      note(fragment.allParts)
    }
  }

  /// The view's line; nil for a view that only holds others together.
  private func line(of node: Node, _ fragment: Fragment?, id: AnyHashable?) -> String? {
    let isOwn = TypeName.isOwn(node.viewType)
    let isHost = node.viewType is any _PreviewView.Type
    if node.viewType is any OutlineHidden.Type { return nil }
    let isShown = fragment?.isShownInOutline ?? false
    guard !isOwn || isShown || isHost && !node.shownState.isEmpty else { return nil }
    let name = TypeName.of(node.viewType)
    var line = isOwn ? fragment?.programName ?? String(name.prefix { $0 != "<" }) : name
    if let id { line += " #\(ShownValue.text(of: id))" }
    if isOwn, let fragment { line += fragment.details }
    let state = isOwn && !isHost ? [] : node.shownState.map { "\($0.name) = \(shown($0.value))" }
    if !state.isEmpty { line += "  " + state.joined(separator: ", ") }
    return line + reasons(of: node)
  }

  /// `  (ran: _count changed)`, or why it ran each time.
  private func reasons(of node: Node) -> String {
    guard let runs = runs[ObjectIdentifier(node)] else { return "" }
    let reasons = runs.map { run in
      run.reasons.isEmpty ? "unchanged" : run.reasons.joined(separator: ", ") + " changed"
    }
    return "  (ran: \(reasons.joined(separator: "; ")))"
  }

  /// A value on one line, of a length that can be read.
  private func shown(_ value: Any) -> String { ShownValue.text(of: value) }
}

extension Fragment {
  /// A control's label, and what it is set to after it.
  @MainActor fileprivate var details: String {
    switch kind {
    case .text(let text): " \"\(text.replacing("\n", with: " "))\""
    case .image(let name): " \(name)"
    case .field(let editor, _, _): label + "  \"\(editor.text)\""
    case .toggle(let isOn): label + (isOn.wrappedValue ? "  on" : "  off")
    case .slider(let range): label + "  \(range.read())"
    case .picker(let choices): label + quoted(choices.chosenTexts)
    case .date(let entry): label + quoted(entry.texts)
    case .progress(let part): part.map { "  \($0)" } ?? ""
    case .button, .stepper, .link: label
    case .presented(let presentation): presentation.titles.map { " \"\($0)\"" }.joined()
    default: ""
    }
  }

  private func quoted(_ texts: [String]) -> String {
    texts.isEmpty ? "" : "  \"" + texts.joined(separator: " ") + "\""
  }

  @MainActor private var label: String { labels.first.map { " \"\($0)\"" } ?? "" }

  /// What is inside, shown at the moment or not.
  fileprivate var allParts: [Fragment] {
    switch kind {
    case .section(let header, let footer): header + content + footer
    case .picker(let choices), .tabs(let choices):
      content + choices.options.flatMap(\.label) + (choices.currentValue ?? [])
    default: content
    }
  }

  /// What a program calls it, where the type of ours that shows it has another name.
  fileprivate var programName: String? {
    if case .section = kind { return "Section" }
    guard case .presented(let presentation) = kind else { return nil }
    return switch presentation.style {
    case .sheet: "Sheet"
    case .cover: "FullScreenCover"
    case .alert: "Alert"
    case .dialog: "ConfirmationDialog"
    case .popover: "Popover"
    }
  }

  fileprivate var isShownInOutline: Bool {
    switch kind {
    case .padding, .frame, .shape, .layered, .sideways, .group: false
    default: !isBarRow
    }
  }
}
