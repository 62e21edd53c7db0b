/// What tells a view among the views of its parent.
enum Slot: Hashable {
  case position(Int)
  /// `repetition` tells elements with one and the same id apart.
  case id(AnyHashable, repetition: Int)

  /// The id the program gave, if it gave one.
  var explicitID: AnyHashable? {
    if case .id(let id, _) = self { id } else { nil }
  }
}

/// A live view: one per view on the screen, found by parent, slot and type.
class Node: StateReader {
  unowned let graph: Graph
  private(set) weak var parent: Node?
  let slot: Slot
  /// How many views this one is inside.
  let depth: Int
  /// The environment that this view reads.
  let scope: EnvironmentScope
  private(set) var children: [Node] = []
  /// What a primitive view keeps for as long as it lives.
  var memory: Any?

  /// Whether a container keeps the view from the screen for now: its state lives on.
  private(set) var isSetAside = false
  /// Whether this view or one it is inside is set aside.
  private(set) var isConcealed: Bool

  private(set) var needsUpdate = true
  private(set) var isRemoved = false
  /// The place among the parent's children.
  private(set) var position = 0
  /// Whether the next update visits this view after its siblings.
  final var isLate = false
  /// What the rows are called, if they are so many that a command had better not look at all.
  private var rows: RowIndex?
  /// The last update that may have changed what the view says of the views inside it.
  private(set) var lastRenaming = 0
  /// The children an update must visit, if it need not declare all anew.
  private var waiting: [Node] = []
  /// Whether the parent's `waiting` has this view.
  private var isListed = false
  private var declaration: Declaration?
  /// Whether the parent has declared this view again.
  private var isKept = false

  init(graph: Graph, parent: Node?, slot: Slot, scope: EnvironmentScope) {
    self.graph = graph
    self.parent = parent
    self.slot = slot
    depth = parent.map { $0.depth + 1 } ?? 0
    self.scope = scope
    isConcealed = parent?.isConcealed ?? false
  }

  var viewType: Any.Type { Never.self }

  /// The view as it is now, with its properties installed.
  var view: Any { () }

  /// The environment that the views inside read.
  var innerScope: EnvironmentScope { scope }

  /// Declares the children anew, if that is needed.
  @MainActor func evaluate() -> Bool { false }

  /// Called when the children are up to date, after an evaluation that declared them.
  @MainActor func finish() {}

  @MainActor func disappear() {}

  /// The view has been taken from the screen, or is on it again.
  @MainActor func concealmentChanged() {}

  /// A value of the environment that this view has read is another one.
  func environmentChanged() { setNeedsUpdate() }

  final func stateChanged() { environmentChanged() }

  /// Runs the body at the next update although nothing changed.
  func forceBody() {}

  /// The program's own views, here and inside.
  final var customViews: [Node] {
    (TypeName.isOwn(viewType) ? [] : [self]) + children.flatMap { $0.customViews }
  }

  /// What is to be seen of the view and the views inside it; during a search, as far as it goes.
  @MainActor var fragments: [Fragment] {
    graph.visitCount += 1
    if let rows, let search = graph.search {
      return search.rows(of: self, by: rows).flatMap { $0.fragments }
    }
    return children.flatMap { $0.fragments }
  }

  /// What the view makes of what is to be seen of the views inside it.
  var contentUse: ContentUse { .asWhole }

  /// Whether the children are rows, of which there may be many.
  var hasRows: Bool { false }

  /// A line for the outline of views: what stands after the view's name.
  @MainActor var shownState: [(name: String, value: Any)] { [] }

  /// Makes the next update visit this view, and only it and the path to it.
  final func setNeedsUpdate() {
    guard !isRemoved else { return }
    needsUpdate = true
    var node = self
    while let parent = node.parent, !node.isListed {
      node.isListed = true
      parent.waiting.append(node)
      node = parent
    }
    graph.needsUpdate = true
  }

  /// Whether an update would visit this view.
  final var isWaiting: Bool { needsUpdate || !waiting.isEmpty }

  /// The parent is about to visit this view.
  final func markForVisit() { needsUpdate = true }

  /// When an update visits this view, among its siblings.
  private var turn: (Int, Int) { (isLate ? 1 : 0, position) }

  /// Brings the view and the views inside it up to date; says whether any was evaluated.
  @MainActor @discardableResult final func update() -> Bool {
    graph.visitCount += 1
    let isStale = needsUpdate
    needsUpdate = false
    isLate = false
    var visits = waiting
    waiting = []
    for child in visits { child.isListed = false }
    var didEvaluate = false
    if isStale {
      declaration = Declaration(children)
      didEvaluate = evaluate()
      if didEvaluate {
        adopt()
        if contentUse != .asItIs { lastRenaming = graph.updateNumber }
      }
      declaration = nil
      if didEvaluate { visits = children.filter { $0.isWaiting } }
    }
    if visits.count > 1 { visits.sort { $0.turn < $1.turn } }
    var didChange = didEvaluate
    for child in visits where !child.isRemoved && child.update() {
      didChange = true
      rows?.note(child)
    }
    if didEvaluate { finish() }
    return didChange
  }

  /// Takes the declared children; what is left of the old ones goes away.
  @MainActor private func adopt() {
    guard let declaration else { return }
    let old = children
    children = declaration.next
    if hasRows { countRows() }
    for child in old where !child.isKept {
      rows?.forget(child)
      graph.remove(child, atOnce: child.leavesAtOnce)
    }
    for (index, child) in children.enumerated() {
      child.position = index
      child.isKept = false
    }
  }

  @MainActor private func countRows() {
    if children.count <= RowIndex.shortList {
      rows = nil
    } else if rows == nil {
      let index = RowIndex()
      for child in children { index.note(child) }
      rows = index
    }
  }

  @MainActor final func remove() {
    guard !isRemoved else { return }
    isRemoved = true
    for child in children { child.remove() }
    disappear()
  }

  /// Takes the view from the screen, or puts it there again, with all that is inside it.
  @MainActor final func setAside(_ isSetAside: Bool) {
    self.isSetAside = isSetAside
    spreadConcealment()
    var node = self
    while let parent = node.parent {
      parent.rows?.note(node)
      node = parent
    }
  }

  @MainActor private func spreadConcealment() {
    let isConcealed = isSetAside || parent?.isConcealed == true
    guard isConcealed != self.isConcealed else { return }
    self.isConcealed = isConcealed
    for child in children { child.spreadConcealment() }
    concealmentChanged()
  }

  /// Says that `view` is inside this one, at `slot`.
  @MainActor final func declare<V: View>(_ view: V, at slot: Slot) {
    guard let declaration else { preconditionFailure("children are declared in an update") }
    if let known = declaration.take(slot), let node = known as? ViewNode<V> {
      node.isKept = true
      node.offer(view)
      declaration.next.append(node)
    } else {
      Nesting.check(view, inside: self)
      declaration.next.append(
        ViewNode(view, graph: graph, parent: self, slot: slot, scope: innerScope))
    }
  }
}

/// The children of one update, matched with those of the last one.
private final class Declaration {
  var next: [Node] = []
  private let old: [Node]
  private var cursor = 0
  private lazy var bySlot = Dictionary(
    old.map { ($0.slot, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ old: [Node]) { self.old = old }

  func take(_ slot: Slot) -> Node? {
    // Nearly always the children come in the order they had.
    if cursor < old.count, old[cursor].slot == slot {
      cursor += 1
      return old[cursor - 1]
    }
    return old.isEmpty ? nil : bySlot[slot]
  }
}
