/// A change that can be made to any view.
@MainActor @preconcurrency
public protocol ViewModifier {
  associatedtype Body: View
  typealias Content = _ViewModifier_Content<Self>
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier is applied to, as the modifier's body sees it.
public nonisolated struct _ViewModifier_Content<Modifier: ViewModifier>: View, PrimitiveView {
  public typealias Body = Never
  let content: any View

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
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
      node.declare(ModifierBody(content: content, modifier: modifier), at: .position(0))
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
}

/// Runs a modifier's body; the modifier's properties are installed as a view's are.
private nonisolated struct ModifierBody<Content: View, Modifier: ViewModifier>: View, PropertyHost {
  let content: Content
  let modifier: Modifier

  @MainActor var body: some View {
    modifier.body(content: _ViewModifier_Content(content: content))
  }
}

/// A modifier that the runtime itself carries out.
protocol PrimitiveModifier: ViewModifier where Body == Never {
  /// Called when the modified view is up to date; `previous` is nil the first time.
  @MainActor func updated(_ node: Node, previous: Any?)
  @MainActor func removed(_ node: Node)
  @MainActor func concealmentChanged(_ node: Node)
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment]
}

extension PrimitiveModifier {
  @MainActor func updated(_ node: Node, previous: Any?) {}
  @MainActor func removed(_ node: Node) {}
  @MainActor func concealmentChanged(_ node: Node) {}
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] { content }
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
  public static let identity = EmptyModifier()
  public init() {}
}
