/// Brings what one modifier presents, and takes it away again.
///
/// Both are updates of their own. What has changed in the presenting view is done with, its actions
/// too, before the presented content is evaluated; and while it goes away it stays as it was.
final class Presenter: Dismissible, @unchecked Sendable {
  // @unchecked: used on the main actor alone.

  /// What stands in front of what this one presents.
  let inner = PresentationLevel()
  /// The content that is there now, or is about to go.
  private(set) var shown: AnyHashable?
  /// Tells one presentation from the next.
  private(set) var number = 0
  /// Sets the program's value back.
  var reset: () -> Void = {}
  /// The views inside that do not let a person take the content away.
  var locks: Set<ObjectIdentifier> = []

  private weak var node: Node?
  private let level: PresentationLevel
  private var wanted: AnyHashable?
  /// Dismissed although the program's value says to show it: until the value is another one.
  private var refused: AnyHashable?
  private var isLeaving = false

  init(_ node: Node) {
    self.node = node
    let values = EnvironmentValues(scope: node.scope, reader: nil)
    level = values.presentationLevel ?? node.graph.presentations
  }

  /// Whether what is there now is still what the program wants.
  var isSteady: Bool { shown != nil && !isLeaving && shown == wanted }

  /// Takes the program's newest wish; nil is to show nothing.
  func follow(_ wish: AnyHashable?) {
    if wish == nil || wish != refused { refused = nil }
    wanted = refused == nil ? wish : nil
    if shown != nil {
      if shown != wanted { leave() }
    } else if wanted != nil {
      level.request(self)
    } else {
      level.withdraw(self)
    }
  }

  /// Brings the content, when the actions of this update are done.
  func begin() {
    node?.graph.enqueueAction { [weak self] in
      guard let self else { return }
      guard let wanted, node?.isRemoved == false else { return level.release(self) }
      shown = wanted
      number += 1
      node?.forceBody()
    }
  }

  private func leave() {
    guard !isLeaving else { return }
    isLeaving = true
    node?.graph.enqueueAction { [weak self] in
      self?.shown = nil
      self?.node?.forceBody()
    }
  }

  /// Called when the views are up to date: the content may have gone.
  func settle(onDismiss: (() -> Void)?) {
    guard isLeaving, shown == nil else { return }
    isLeaving = false
    if let onDismiss { node?.graph.enqueueDeparture(onDismiss) }
    // Another item takes the place at once.
    if wanted == nil { level.release(self) } else { begin() }
  }

  /// The presenting view has gone, and with it what it presented.
  func end() {
    wanted = nil
    shown = nil
    level.release(self)
  }

  func dismiss() {
    guard let shown, !isLeaving else { return }
    refused = shown
    reset()
    node?.forceBody()
  }

  /// What is in front, and what is to be seen of it; nil while it is on its way.
  @MainActor var fragment: Fragment? {
    guard shown != nil else { return nil }
    return node?.children.first?.fragments.first
  }
}

extension EnvironmentValues {
  /// What presents the view, if it is presented.
  var presenter: Presenter? {
    get { self[PresenterKey.self] }
    set { self[PresenterKey.self] = newValue }
  }
}

private enum PresenterKey: EnvironmentKey {
  static var defaultValue: Presenter? { nil }
}
