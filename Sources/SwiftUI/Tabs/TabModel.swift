/// The tabs of one tab view, and which of them is chosen.
final class TabModel {
  /// The view whose children are the tabs.
  weak var root: Node?
  /// The view that follows the program's selection.
  weak var chooser: Node?
  /// Whether tags are those of the program's selection; nil where the program has none.
  var isSelected: ((Tags) -> Bool)?
  /// Gives the program its selection.
  var select: (Tags) -> Void = { _ in }

  /// The tab that is shown.
  private weak var shown: Node?
  /// The tab that was chosen where the program has no selection.
  private weak var chosen: Node?
  private var hasTab = false

  /// A view among the tabs, and what says its name.
  struct Tab {
    let view: Node
    /// Nil for a page, which has no name.
    let item: Node?
  }

  /// The tabs in their order.
  var tabs: [Tab] { root.map { Self.tabs(in: $0) } ?? [] }

  private static func tabs(in node: Node) -> [Tab] {
    let items = items(in: node)
    if items.count == 1, !(node.view is any TabContainer) {
      return [Tab(view: node, item: items[0])]
    }
    if items.isEmpty, !(node.view is any TabContainer) { return [Tab(view: node, item: nil)] }
    return node.children.flatMap { tabs(in: $0) }
  }

  private static func items(in node: Node) -> [Node] {
    if node.view is any TabNaming { return [node] }
    // What is in a tab view inside is its own.
    if node.view is any TabHolding { return [] }
    return node.children.flatMap { items(in: $0) }
  }

  /// What a tab is known by: its own tags, and those of the views around it.
  private func tags(of node: Node) -> Tags {
    var tags = Tags()
    var node = node
    (node.view as? any TabNaming)?.writeInner(&tags)
    while node !== root {
      (node.view as? any TagWriter)?.write(&tags)
      guard let parent = node.parent else { break }
      if let id = node.slot.explicitID { (parent.view as? any RowTagging)?.tag(&tags, with: id) }
      node = parent
    }
    return tags
  }
}

extension TabModel {
  /// Whether a tab's content is to be made now: it is when the tab is chosen for the first time.
  func mayBuild(_ item: Node) -> Bool {
    if item.memory != nil { return true }
    defer { hasTab = true }
    let isChosen = isSelected.map { $0(tags(of: item)) } ?? !hasTab
    if isChosen { item.memory = true }
    return isChosen
  }

  private func index(in tabs: [Tab]) -> Int? {
    if let isSelected { return tabs.firstIndex { isSelected(tags(of: $0.item ?? $0.view)) } ?? 0 }
    return chosen.flatMap { chosen in tabs.firstIndex { $0.view === chosen } } ?? 0
  }

  /// Puts the chosen tab on the screen and takes the others from it.
  @MainActor func arrange() {
    let tabs = tabs
    guard let index = index(in: tabs), tabs.indices.contains(index) else { return }
    let tab = tabs[index]
    if let item = tab.item, item.memory == nil {
      // First its content is made; then it takes the place of the one that is shown.
      item.memory = true
      item.forceBody()
      if shown?.isRemoved == false { return }
    }
    shown = tab.view
    for other in tabs where other.view !== tab.view { other.view.setAside(true) }
    tab.view.setAside(false)
  }

  /// The person chooses a tab.
  func choose(_ tab: Tab) {
    if isSelected == nil {
      chosen = tab.view
      chooser?.forceBody()
    } else {
      select(tags(of: tab.item ?? tab.view))
    }
  }

  /// The names of the tabs, where they have names.
  @MainActor var choices: Choices? {
    let tabs = tabs
    let named = tabs.filter { $0.item != nil }
    guard !named.isEmpty else { return nil }
    return Choices(
      options: named.map { Choices.Option(label: $0.item?.tabLabel ?? []) },
      chosen: named.firstIndex { $0.view === shown },
      choose: { [weak self] in self?.choose(named[$0]) })
  }
}

extension Node {
  /// What a tab is called on the screen.
  @MainActor fileprivate var tabLabel: [Fragment] {
    children.last?.fragments.flatMap(\.content) ?? []
  }
}

/// A view that only holds others together: each of them is a tab.
protocol TabContainer {}

extension TupleView: TabContainer {}
extension Group: TabContainer {}
extension ForEach: TabContainer {}
extension Optional: TabContainer {}
extension _ConditionalContent: TabContainer {}
extension EmptyView: TabContainer {}

/// A view that has tabs.
protocol TabHolding {}

/// A view that names a tab.
protocol TabNaming {
  /// The tags that are inside, whether the content is there or not.
  func writeInner(_ tags: inout Tags)
}

private enum TabModelKey: EnvironmentKey {
  static var defaultValue: TabModel? { nil }
}

extension EnvironmentValues {
  /// The tab view that the view is a tab of.
  var tabModel: TabModel? {
    get { self[TabModelKey.self] }
    set { self[TabModelKey.self] = newValue }
  }
}
