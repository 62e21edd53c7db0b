/// How a view comes and goes.
///
/// Text shows it at once; what is left of it is the order in which views appear and leave.
public struct AnyTransition: Sendable {
  /// Whether the view that leaves is gone at once, before another one appears.
  let removesAtOnce: Bool

  public static let identity = AnyTransition(removesAtOnce: true)
  public static let opacity = AnyTransition(removesAtOnce: false)
  public static let scale = AnyTransition(removesAtOnce: false)
  public static let slide = AnyTransition(removesAtOnce: false)
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(removesAtOnce: false) }
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(removesAtOnce: false) }
  public static let blurReplace = AnyTransition(removesAtOnce: false)
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(removesAtOnce: false)
  }
  public static func offset(_ offset: CGSize) -> AnyTransition {
    AnyTransition(removesAtOnce: false)
  }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    AnyTransition(removesAtOnce: false)
  }
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    AnyTransition(removesAtOnce: false)
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition { removal }

  public func combined(with other: AnyTransition) -> AnyTransition {
    AnyTransition(removesAtOnce: removesAtOnce && other.removesAtOnce)
  }

  public func animation(_ animation: Animation?) -> AnyTransition { self }
}

nonisolated struct TransitionModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let transition: AnyTransition

  @MainActor func updated(_ node: Node, previous: Any?) { node.memory = transition }
}

extension View {
  /// Says how the view comes and goes.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

extension Node {
  /// Whether the view, when it leaves, is gone before others appear.
  ///
  /// Its transition says so, or that of the one view that it holds; a stack has one of its own.
  @MainActor var leavesAtOnce: Bool {
    if let transition = memory as? AnyTransition { return transition.removesAtOnce }
    guard children.count == 1 else { return false }
    if let own = fragments.first, own.node === self, case .stack = own.kind { return false }
    return children[0].leavesAtOnce
  }
}
