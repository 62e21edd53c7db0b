/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView,
  ModifiedPlace
{
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let source: ContentSource

  @MainActor func declareChildren(in node: Node) {
    source.isShown(by: node)
    node.declare(source.content, at: .position(0))
  }
}

/// Where a modifier shows a view that is not the modifier's own.
protocol ModifiedPlace {}

/// The view that a modifier is applied to, beside the modifier: its body does not run again when
/// only that view is another one.
final class ContentSource {
  private(set) var content: any View
  private var places: [WeakNode] = []

  private struct WeakNode {
    weak var node: Node?
  }

  init(_ content: any View) { self.content = content }

  /// The places that show the content take the new one.
  func replace(_ new: any View) {
    content = new
    for place in places { place.node?.forceBody() }
  }

  func isShown(by node: Node) {
    places.removeAll { $0.node == nil || $0.node === node }
    places.append(WeakNode(node: node))
  }
}

/// A view with a modifier.
public nonisolated struct ModifiedContent<Content, Modifier> {
  public typealias Body = Never
  public var content: Content
  public var modifier: Modifier

  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: PrimitiveView where Content: View, Modifier: ViewModifier {
  @MainActor func declareChildren(in node: Node) {
    if modifier is any PrimitiveModifier {
      node.declare(content, at: .position(0))
    } else {
      let source = node.memory as? ContentSource
      source?.replace(content)
      let current = source ?? ContentSource(content)
      node.memory = current
      node.declare(ModifierBody(source: current, modifier: modifier), at: .position(0))
    }
  }

  @MainActor func updated(_ node: Node, previous: Any?) {
    (modifier as? any PrimitiveModifier)?
      .updated(node, previous: (previous as? Self)?.modifier)
  }

  @MainActor func removed(_ node: Node) { (modifier as? any PrimitiveModifier)?.removed(node) }

  @MainActor func concealmentChanged(_ node: Node) {
    (modifier as? any PrimitiveModifier)?.concealmentChanged(node)
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    (modifier as? any PrimitiveModifier)?.fragment(node, of: content) ?? content
  }

  static var contentUse: ContentUse {
    // A modifier of the program's own has a body, which is shown as it is.
    (Modifier.self as? any PrimitiveModifier.Type)?.contentUse ?? .asItIs
  }
}

/// Runs a modifier's body; the modifier's properties are installed as a view's are.
private nonisolated struct ModifierBody<Modifier: ViewModifier>: View, NamedHost {
  let source: ContentSource
  let modifier: Modifier

  static var hosted: Any.Type { Modifier.self }

  @MainActor var body: some View {
    modifier.body(content: _ViewModifier_Content(source: source))
  }
}

/// A modifier that the runtime itself carries out.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Called when the modified view is up to date; `previous` is nil the first time.
  @MainActor func updated(_ node: Node, previous: Any?)
  @MainActor func removed(_ node: Node)
  @MainActor func concealmentChanged(_ node: Node)
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment]

  /// What the fragment makes of the content.
  nonisolated static var contentUse: ContentUse { get }
}

extension PrimitiveModifier {
  @MainActor func updated(_ node: Node, previous: Any?) {}
  @MainActor func removed(_ node: Node) {}
  @MainActor func concealmentChanged(_ node: Node) {}
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] { content }
  nonisolated static var contentUse: ContentUse { .asWhole }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("body() should not be called on \(Self.self)")
  }
}

extension View {
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public nonisolated struct EmptyModifier: ViewModifier, PrimitiveModifier, Sendable {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  public static let identity = EmptyModifier()
  public init() {}
}
