/// A live view of a type.
final class ViewNode<V: View>: Node {
  /// The view as its parent made it.
  private(set) var value: V
  /// The view as its body saw it: properties installed.
  private(set) var installed: V
  private let properties: [InstalledField]
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
    value is any EnvironmentWriter ? EnvironmentScope(parent: scope) : scope

  init(_ view: V, graph: Graph, parent: Node?, slot: Slot, scope: EnvironmentScope) {
    value = view
    installed = view
    ViewRules.check(V.self)
    properties = InstalledField.all(of: V.self)
    super.init(graph: graph, parent: parent, slot: slot, scope: scope)
  }

  override var viewType: Any.Type { (V.self as? any NamedHost.Type)?.hosted ?? V.self }

  override var view: Any { installed }

  override var innerScope: EnvironmentScope { inner }

  /// Takes the parent's new value; the body runs only if it differs.
  func offer(_ new: V) {
    unsafe eachProperty(of: &value) { unsafe $0.remember(at: $1) }
    let comparison = graph.twinBindings.compare(value, new, in: graph.updateNumber)
    guard !comparison.isSame else { return }
    isLate = comparison.isLate
    value = new
    isValueChanged = true
    markForVisit()
  }

  override func environmentChanged() {
    // What a view of ours sets or declares may depend on what surrounds it.
    if value is any PrimitiveView { isForced = true }
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
    if let primitive = copy as? any PrimitiveView {
      installed = copy
      declare(primitive)
    } else {
      graph.beginBody(BodyRun(view: viewType, reasons: reasons))
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

  @MainActor private func declare<P: PrimitiveView>(_ primitive: P) {
    if let writer = primitive as? any EnvironmentWriter {
      inner.replace(writer.values(over: EnvironmentValues(scope: scope, reader: self)))
    }
    if P.readsWhileDeclaring {
      observation.track { primitive.declareChildren(in: self) }
    } else {
      primitive.declareChildren(in: self)
    }
  }

  override func finish() {
    (installed as? any PrimitiveView)?.updated(self, previous: previous)
    previous = nil
  }

  override func disappear() {
    (installed as? any PrimitiveView)?.removed(self)
    observation.cancel()
    for property in properties { property.box.remove() }
    graph.retire(self)
  }

  override func concealmentChanged() {
    (installed as? any PrimitiveView)?.concealmentChanged(self)
  }

  override var fragments: [Fragment] {
    if isSetAside { return [] }
    let content = super.fragments
    return (installed as? any PrimitiveView)?.fragment(self, of: content) ?? content
  }

  override var shownState: [(name: String, value: Any)] {
    properties.compactMap { property in property.box.shown.map { (property.plainName, $0) } }
  }
}

extension ViewNode {
  /// The names that `_printChanges` gives, in its order.
  private func reasons(changed: [String]) -> [String] {
    var reasons: [String] = []
    if dependenciesChanged { reasons.append("@dependencies") }
    if isNew || isValueChanged { reasons.append("@self") }
    if isNew, !properties.isEmpty { reasons.append("@identity") }
    return reasons + changed
  }

  private func install(into view: inout V) -> [String] {
    guard !properties.isEmpty else { return [] }
    var changed: [String] = []
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for property in properties
      where unsafe property.box.install(at: base + property.offset, in: self) {
        if changed.last != property.name { changed.append(property.name) }
      }
    }
    return changed
  }

  private func eachProperty(
    of view: inout V, do work: (PropertyBox, UnsafeMutableRawPointer) -> Void
  ) {
    guard !properties.isEmpty else { return }
    unsafe withUnsafeMutableBytes(of: &view) { bytes in
      guard let base = bytes.baseAddress else { return }
      for property in properties { unsafe work(property.box, base + property.offset) }
    }
  }
}
