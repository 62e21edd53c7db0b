/// The bar of one screen: its title, what else is in it, and whether it has a way back.
final class ScreenBar {
  private var titles: [(node: Node, title: String)] = []
  private var toolbars: [Node] = []
  private var hidingBack: [Node] = []

  /// The parts of a bar, in reading order; the last one is under the screen.
  enum Part {
    case leading, middle, trailing, bottom
  }

  func setTitle(_ title: String, by node: Node) {
    if let index = titles.firstIndex(where: { $0.node === node }) {
      titles[index].title = title
    } else {
      titles.append((node, title))
    }
  }

  func add(_ toolbar: Node) {
    if !toolbars.contains(where: { $0 === toolbar }) { toolbars.append(toolbar) }
  }

  func hideBack(_ isHidden: Bool, by node: Node) {
    hidingBack.removeAll { $0 === node }
    if isHidden { hidingBack.append(node) }
  }

  /// A view has gone, and what it has said with it.
  func forget(_ node: Node) {
    titles.removeAll { $0.node === node }
    toolbars.removeAll { $0 === node }
    hidingBack.removeAll { $0 === node }
  }

  var isBackHidden: Bool { !hidingBack.isEmpty }

  /// The title: of several the outermost view's, unless something else stands in its place.
  @MainActor var shownTitle: String {
    guard items(in: [.middle]).isEmpty else { return "" }
    return titles.min { $0.node.depth < $1.node.depth }?.title ?? ""
  }

  /// What is in some parts of the bar, as a row; nothing where they are empty.
  @MainActor func row(in parts: [Part], node: Node) -> [Fragment] {
    let items = parts.flatMap { self.items(in: [$0]) }
    guard !items.isEmpty else { return [] }
    return [
      Fragment(
        kind: .stack(.horizontal, spacing: nil, alignment: .center), content: items, node: node)
    ]
  }

  @MainActor private func items(in parts: [Part]) -> [Fragment] {
    toolbars.flatMap { $0.children.flatMap(\.fragments) }.filter { item in
      (item.node.memory as? ToolbarItemPlacement).map { parts.contains($0.part) } ?? false
    }
  }
}

private enum ScreenBarKey: EnvironmentKey {
  static var defaultValue: ScreenBar? { nil }
}

extension EnvironmentValues {
  /// The bar of the screen that the view is on.
  var screenBar: ScreenBar? {
    get { self[ScreenBarKey.self] }
    set { self[ScreenBarKey.self] = newValue }
  }
}

extension Node {
  /// The bar of the screen that the view is on.
  var screenBar: ScreenBar? { EnvironmentValues(scope: scope, reader: nil).screenBar }
}
