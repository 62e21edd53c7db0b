/// Views that belong together, in a box with a title.
public nonisolated struct GroupBox<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(label, at: .position(0))
    node.declare(content, at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [
      Fragment(
        kind: .stack(.vertical, spacing: nil, alignment: .leading), content: content, node: node)
    ]
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

/// Controls that belong together.
public nonisolated struct ControlGroup<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: HStack<Content>

  public init(@ViewBuilder content: () -> Content) {
    self.content = HStack(content: content)
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
}

/// The first of several views that fits; on a stage that is the first.
public nonisolated struct ViewThatFits<Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content

  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) {
    let first = (content as? any ViewRow)?.first ?? content
    node.declare(first, at: .position(0))
  }
}

/// Several views of which the first can be taken.
private protocol ViewRow {
  var first: (any View)? { get }
}

extension TupleView: ViewRow {
  fileprivate var first: (any View)? { elements.first }
}

/// What stands where there is nothing to show.
public nonisolated struct ContentUnavailableView<Label: View, Description: View, Actions: View>:
  View
{
  private let label: Label
  private let description: Description
  private let actions: Actions

  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack {
      label
      description
      actions
    }
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage name: String, description: Text? = nil
  ) {
    self.init {
      SwiftUI.Label(title, systemImage: name)
    } description: {
      description
    } actions: {
      EmptyView()
    }
  }
}
