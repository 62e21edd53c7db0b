/// Several screens of which one is chosen by its tab.
///
/// A tab's content is made when the tab is first chosen, and keeps its state from then on.
public nonisolated struct TabView<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  /// The program's selection; nil where the view keeps its own.
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Tabs of which the program says, by their tags, which is chosen.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// Tabs of which the person chooses.
  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    selection = nil
    self.content = content()
  }

  public init<C: TabContent>(
    selection: Binding<SelectionValue>,
    @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
    self.selection = selection
    self.content = .init(content: content())
  }

  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never
  {
    selection = nil
    self.content = .init(content: content())
  }

  @MainActor func declareChildren(in node: Node) {
    let model = node.memory as? TabModel ?? TabModel()
    node.memory = model
    if let selection {
      node.declare(TabChooser(model: model, selection: selection), at: .position(0))
    } else {
      node.declare(OwnChooser(model: model), at: .position(1))
    }
    node.declare(Tabs(model: model, content: content), at: .position(2))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    guard let choices = (node.memory as? TabModel)?.choices else { return content }
    return [Fragment(kind: .tabs(choices), content: content, node: node)]
  }
}

extension TabView: TabHolding {}

/// Follows the program's selection; takes no room.
private nonisolated struct TabChooser<Value: Hashable>: View, PrimitiveView {
  typealias Body = Never
  let model: TabModel
  let selection: Binding<Value>

  @MainActor func declareChildren(in node: Node) {
    let value = selection.wrappedValue
    model.isSelected = { $0.value(Value.self) == value }
    model.select = { if let value = $0.value(Value.self) { selection.wrappedValue = value } }
  }

  @MainActor func updated(_ node: Node, previous: Any?) { model.arrange() }
}

/// Is visited when the person has chosen; takes no room.
private nonisolated struct OwnChooser: View, PrimitiveView {
  typealias Body = Never
  let model: TabModel

  @MainActor func declareChildren(in node: Node) { model.chooser = node }

  @MainActor func updated(_ node: Node, previous: Any?) { model.arrange() }
}

/// The tabs themselves.
private nonisolated struct Tabs<Content: View>: View, PrimitiveView, EnvironmentWriter, TabContainer
{
  typealias Body = Never
  let model: TabModel
  let content: Content

  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    values.tabModel = model
    return values.written
  }

  @MainActor func declareChildren(in node: Node) {
    model.root = node
    node.declare(content, at: .position(0))
  }

  @MainActor func updated(_ node: Node, previous: Any?) { model.arrange() }
}

/// A view and the name of its tab.
nonisolated struct TabItem<Content: View, Label: View>: View, PrimitiveView, EnvironmentWriter,
  TabNaming
{
  typealias Body = Never
  let content: Content
  let label: Label

  // What is in a tab is no tab.
  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    values.tabModel = nil
    return values.written
  }

  func writeInner(_ tags: inout Tags) { (content as? any TagWriter)?.write(&tags) }

  @MainActor func declareChildren(in node: Node) {
    let model = EnvironmentValues(scope: node.scope, reader: nil).tabModel
    if model?.mayBuild(node) ?? true { node.declare(content, at: .position(0)) }
    if model != nil { node.declare(TabName(label: label), at: .position(1)) }
  }

  // The tabs may be others now, or this one's content may have been waited for.
  @MainActor func updated(_ node: Node, previous: Any?) {
    let model = EnvironmentValues(scope: node.scope, reader: nil).tabModel
    // At first not all the tabs are there yet.
    if previous == nil {
      node.graph.enqueueAction { model?.arrange() }
    } else {
      model?.arrange()
    }
  }

  @MainActor func removed(_ node: Node) {
    let model = EnvironmentValues(scope: node.scope, reader: nil).tabModel
    node.graph.enqueueAction { model?.arrange() }
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    content.filter { !$0.node.isTabName }
  }
}

/// What a person taps to choose a tab; the tab view shows it.
private nonisolated struct TabName<Label: View>: View, PrimitiveView, TabNameMark, OutlineHidden {
  typealias Body = Never
  let label: Label

  @MainActor func declareChildren(in node: Node) { node.declare(label, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .button(action: {}, role: nil), content: content, node: node)]
  }
}

private protocol TabNameMark {}

extension Node {
  fileprivate var isTabName: Bool { viewType is any TabNameMark.Type }
}

extension View {
  /// Names the view's tab.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    TabItem(content: self, label: label())
  }
}
