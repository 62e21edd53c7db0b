/// One of a view's two sides.
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
  case leading, trailing

  /// Some of a view's two sides.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let leading = Set(rawValue: 1)
    public static let trailing = Set(rawValue: 2)
    public static let all: Set = [.leading, .trailing]
  }
}

/// A row with the controls that a swipe uncovers; they are live views, but not on the screen.
nonisolated struct SwipeActionsView<Content: View, Actions: View>: View, PrimitiveView,
  SwipeActing
{
  typealias Body = Never
  let content: Content
  let actions: Actions

  @MainActor func declareChildren(in node: Node) {
    node.declare(content, at: .position(0))
    node.declare(Region(content: actions), at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    content.dropLast()
  }
}

/// A view with controls that a swipe uncovers: its second child.
protocol SwipeActing {}

extension Fragment {
  /// The controls that a swipe over this row of `container` uncovers.
  @MainActor func swipeActions(in container: Node) -> [Fragment] {
    var actions: [Fragment] = []
    var node = core.node
    while node !== container {
      if node.view is any SwipeActing, let last = node.children.last {
        actions += last.fragments.flatMap(\.controls)
      }
      guard let parent = node.parent else { break }
      node = parent
    }
    return actions
  }
}

extension View {
  /// Adds controls to a row of a list or a form that a swipe uncovers.
  ///
  /// A row that has some is not deleted by its `ForEach`'s `onDelete`. On a stage the controls can
  /// be used at once, see `Fragment.covered`.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View {
    SwipeActionsView(content: self, actions: content())
  }
}
