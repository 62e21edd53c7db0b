/// A live view of a type.
final class ViewNode<V: View>: Node {
  /// The view as its parent made it.
  private(set) var value: V
  /// The view as its body saw it: properties installed.
  private(set) var installed: V
  private let kind = ViewKind<V>.shared()
  private let boxes: [PropertyBox]
  private var previous: V?
  private var isNew = true
  private var isValueChanged = true
  private var dependenciesChanged = false
  private var isForced = false
  private lazy var observation = ObservationScope(graph: graph) { [weak self] in
    self?.dependenciesChanged = true
    self?.setNeedsUpdate()
  }
  private lazy var inner: EnvironmentScope =
    kind.writesEnvironment ? EnvironmentScope(parent: scope) : scope

  init(_ view: V, graph: Graph, parent: Node?, slot: Slot, scope: EnvironmentScope) {
    value = view
    installed = view
    boxes = kind.properties.map { $0.makeBox() }
    super.init(graph: graph, parent: parent, slot: slot, scope: scope)
  }

  override var viewType: Any.Type { kind.shownType }

  override var view: Any { installed }

  override var innerScope: EnvironmentScope { inner }

  /// Takes the parent's new value; the body runs only if it differs.
  func offer(_ new: V) {
    unsafe eachProperty(of: &value) { unsafe $0.remember(at: $1) }
    let comparison = graph.twinBindings.compare(value, new, as: kind, in: graph.updateNumber)
    guard !comparison.isSame else { return }
    isLate = comparison.isLate
    value = new
    isValueChanged = true
    markForVisit()
  }

  override func environmentChanged() {
    // What a view of ours sets or declares may depend on what surrounds it.
    if kind.isPrimitive { isForced = true }
    setNeedsUpdate()
  }

  override func forceBody() {
    isForced = true
    setNeedsUpdate()
  }

  override func evaluate() -> Bool {
    var copy = value
    let changed = install(into: &copy)
    let reasons = self.reasons(changed: changed)
    guard isNew || isForced || !reasons.isEmpty else { return false }
    previous = isNew ? nil : installed
    isNew = false
    isForced = false
    isValueChanged = false
    dependenciesChanged = false
    if kind.isPrimitive {
      installed = copy
      declareChildren()
    } else {
      graph.beginBody(BodyRun(view: viewType, reasons: reasons, node: self), isOwn: kind.isOwn)
      defer { graph.endBody() }
      let body = observation.track {
        unsafe eachProperty(of: &copy) { unsafe $0.read(at: $1) }
        installed = copy
        return copy.body
      }
      declare(body, at: .position(0))
    }
    return true
  }

  @MainActor private func declareChildren() {
    if kind.writesEnvironment {
      let outer = EnvironmentValues(scope: scope, reader: self)
      inner.replace(kind.environment(of: installed, over: outer))
    }
    if kind.readsWhileDeclaring {
      observation.track { kind.declareChildren(of: installed, in: self) }
    } else {
      kind.declareChildren(of: installed, in: self)
    }
  }

  override func finish() {
    kind.updated(installed, in: self, previous: previous)
    previous = nil
  }

  override func disappear() {
    kind.removed(installed, in: self)
    observation.cancel()
    for box in boxes { box.remove() }
    graph.retire(self)
  }

  override func concealmentChanged() {
    kind.concealmentChanged(installed, in: self)
  }

  override var fragments: [Fragment] {
    if isSetAside { return [] }
    let search = kind.contentUse == .asWhole ? nil : graph.search
    let content = graph.searching(search) { super.fragments }
    return kind.fragment(of: installed, in: self, content: content)
  }

  override var contentUse: ContentUse { kind.contentUse }

  override var hasRows: Bool { kind.hasRows }

  override var shownState: [(name: String, value: Any)] {
    zip(kind.properties, boxes).compactMap { property, box in
      box.shown.map { (property.plainName, $0) }
    }
  }
}

extension ViewNode {
  /// The names that `_printChanges` gives, in its order.
  private func reasons(changed: [String]) -> [String] {
    var reasons: [String] = []
    if dependenciesChanged { reasons.append("@dependencies") }
    if isNew || isValueChanged { reasons.append("@self") }
    if isNew, !boxes.isEmpty { reasons.append("@identity") }
    return reasons + changed
  }

  private func install(into view: inout V) -> [String] {
    guard !boxes.isEmpty else { return [] }
    var changed: [String] = []
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (property, box) in zip(kind.properties, boxes)
      where unsafe box.install(at: base + property.offset, in: self) {
        if changed.last != property.name { changed.append(property.name) }
      }
    }
    return changed
  }

  private func eachProperty(
    of view: inout V, do work: (PropertyBox, UnsafeMutableRawPointer) -> Void
  ) {
    guard !boxes.isEmpty else { return }
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for (property, box) in zip(kind.properties, boxes) {
        unsafe work(box, base + property.offset)
      }
    }
  }
}
