/// How what is presented is made of the value that says to present it.
protocol PresentedContent {
  associatedtype Item
  associatedtype Content: View
  @MainActor func content(for item: Item, by presenter: Presenter) -> Content

  /// Whether it stays as it is from when it comes to when it goes.
  var isFixed: Bool { get }

  /// Whether there is what it is made of.
  var isReady: Bool { get }
}

extension PresentedContent {
  var isFixed: Bool { false }
  var isReady: Bool { true }
}

/// A view that presents something in front of the screen it is on.
///
/// What it presents stands beside it, so that coming and going do not touch the view itself.
nonisolated struct Presenting<Content: View, Presented: PresentedContent>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content
  let anchor: PresentationAnchor<Presented>

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .position(0))
    node.declare(anchor, at: .position(1))
  }
}

/// The place that what is presented comes from; on the screen itself it takes no room.
nonisolated struct PresentationAnchor<Presented: PresentedContent>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let item: Binding<Presented.Item?>
  /// What makes an item another one; nil where there is only one.
  let identity: PartialKeyPath<Presented.Item>?
  let onDismiss: (() -> Void)?
  let presented: Presented

  @MainActor func declareChildren(in node: Node) {
    let memory = node.memory as? Memory ?? Memory(presenter: Presenter(node))
    node.memory = memory
    let presenter = memory.presenter
    let current = item.wrappedValue
    presenter.reset = { item.wrappedValue = nil }
    let mayStand = presented.isReady || presented.isFixed && presenter.shown != nil
    presenter.follow(mayStand ? current.map(identity(of:)) : nil)
    guard presenter.shown != nil else {
      memory.scene = nil
      return
    }
    if let current, presenter.isSteady, memory.scene == nil || !presented.isFixed {
      memory.scene = PresentedScene(item: current, presented: presented, presenter: presenter)
    }
    if let scene = memory.scene { node.declare(scene, at: .position(presenter.number)) }
  }

  @MainActor func updated(_ node: Node, previous: Any?) {
    (node.memory as? Memory)?.presenter.settle(onDismiss: onDismiss)
  }

  @MainActor func removed(_ node: Node) { (node.memory as? Memory)?.presenter.end() }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] { [] }

  private func identity(of item: Presented.Item) -> AnyHashable {
    identity.flatMap { item[keyPath: $0] as? AnyHashable } ?? AnyHashable(Presence())
  }

  private final class Memory {
    let presenter: Presenter
    /// What is there, as it was when it was last what the program wanted.
    var scene: PresentedScene<Presented>?

    init(presenter: Presenter) { self.presenter = presenter }
  }
}

/// Runs the program's closure, whose reads are then its own and not the presenting view's.
nonisolated struct PresentedScene<Presented: PresentedContent>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let item: Presented.Item
  let presented: Presented
  let presenter: Presenter

  static var readsWhileDeclaring: Bool { true }

  @MainActor func declareChildren(in node: Node) {
    node.declare(presented.content(for: item, by: presenter), at: .position(0))
  }
}

/// The only value of what is there or not.
struct Presence: Hashable {}

/// Shows a flag as a value that is there while the flag is true.
private struct FlagPresence: Projection {
  func get(_ base: Bool) -> Presence? { base ? Presence() : nil }

  func set(_ base: inout Bool, _ value: Presence?) { base = value != nil }
}

extension Binding where Value == Bool {
  var presence: Binding<Presence?> { projecting(FlagPresence()) }
}

extension View {
  nonisolated func presenting<Presented: PresentedContent>(
    _ isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, _ presented: Presented
  ) -> some View where Presented.Item == Presence {
    Presenting(
      content: self,
      anchor: PresentationAnchor(
        item: isPresented.presence, identity: nil, onDismiss: onDismiss, presented: presented))
  }

  nonisolated func presenting<Presented: PresentedContent>(
    _ item: Binding<Presented.Item?>, identity: PartialKeyPath<Presented.Item>?,
    onDismiss: (() -> Void)? = nil, _ presented: Presented
  ) -> some View {
    Presenting(
      content: self,
      anchor: PresentationAnchor(
        item: item, identity: identity, onDismiss: onDismiss, presented: presented))
  }
}
