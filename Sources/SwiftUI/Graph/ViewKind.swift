import Synchronization

/// What the runtime does with the views of a type: decided once a type, for casts are slow.
class ViewKind<V: View>: @unchecked Sendable {
  // @unchecked: does not change; what it calls is the main actor's.

  /// The stored properties that are installed before the body runs.
  let properties = InstalledField.all(of: V.self)
  let comparison = Comparison.ofViews(V.self)
  /// What the program knows the view as.
  let shownType: Any.Type
  let isOwn: Bool

  fileprivate init() {
    ViewRules.check(V.self)
    shownType = (V.self as? any NamedHost.Type)?.hosted ?? V.self
    isOwn = TypeName.isOwn(shownType)
  }

  static func shared() -> ViewKind<V> {
    knownKinds.withLock { known in
      if let kind = known[ObjectIdentifier(V.self)] {
        return unsafe unsafeDowncast(kind, to: ViewKind<V>.self)
      }
      let kind = make()
      known[ObjectIdentifier(V.self)] = kind
      return kind
    }
  }

  private static func make() -> ViewKind<V> {
    func writer<P: EnvironmentWriter>(_: P.Type) -> AnyObject { WriterKind<P>() }
    func primitive<P: PrimitiveView>(_: P.Type) -> AnyObject { PrimitiveKind<P>() }
    let kind =
      (V.self as? any EnvironmentWriter.Type).map { writer($0) }
      ?? (V.self as? any PrimitiveView.Type).map { primitive($0) }
    return kind as? ViewKind<V> ?? ViewKind<V>()
  }

  /// Whether the runtime shows the view itself, instead of running a body.
  var isPrimitive: Bool { false }
  /// A body is shown as it is.
  var contentUse: ContentUse { .asItIs }
  var hasRows: Bool { false }
  var readsWhileDeclaring: Bool { false }
  var writesEnvironment: Bool { false }

  func environment(of view: V, over outer: EnvironmentValues) -> [ObjectIdentifier: Any] { [:] }
  @MainActor func declareChildren(of view: V, in node: Node) {}
  @MainActor func updated(_ view: V, in node: Node, previous: V?) {}
  @MainActor func removed(_ view: V, in node: Node) {}
  @MainActor func concealmentChanged(_ view: V, in node: Node) {}
  @MainActor func fragment(of view: V, in node: Node, content: [Fragment]) -> [Fragment] { content }
}

private let knownKinds = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])

/// A view that the runtime itself shows.
private class PrimitiveKind<P: PrimitiveView>: ViewKind<P>, @unchecked Sendable {
  // @unchecked: see ViewKind.
  override var isPrimitive: Bool { true }
  override var contentUse: ContentUse { use }
  override var hasRows: Bool { P.hasRows }
  override var readsWhileDeclaring: Bool { P.readsWhileDeclaring }
  private let use = P.contentUse

  override func declareChildren(of view: P, in node: Node) { view.declareChildren(in: node) }

  override func updated(_ view: P, in node: Node, previous: P?) {
    view.updated(node, previous: previous)
  }

  override func removed(_ view: P, in node: Node) { view.removed(node) }

  override func concealmentChanged(_ view: P, in node: Node) { view.concealmentChanged(node) }

  override func fragment(of view: P, in node: Node, content: [Fragment]) -> [Fragment] {
    view.fragment(node, of: content)
  }
}

/// A view that sets values of the environment for the views inside it.
private final class WriterKind<P: EnvironmentWriter>: PrimitiveKind<P>, @unchecked Sendable {
  // @unchecked: see ViewKind.
  override var writesEnvironment: Bool { true }

  override func environment(of view: P, over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    view.values(over: outer)
  }
}
