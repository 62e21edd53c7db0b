/// A screen, and in front of it the screens that have been pushed; only the last one can be seen.
///
/// The screens behind keep their state. What they show disappears and appears again.
public nonisolated struct NavigationStack<Data, Root: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  /// The program's path; nil where the stack keeps its own.
  private let path: Binding<[AnyHashable]>?
  private let root: Root

  /// A stack that keeps its path for itself.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
    path = nil
    self.root = root()
  }

  /// A stack whose screens are the values of `path`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
  where Data == NavigationPath {
    self.path = path.projecting(\NavigationPath.elements)
    self.root = root()
  }

  /// A stack whose screens are the values of `path`, all of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.path = path.projecting(CollectionPath<Data>())
    self.root = root()
  }

  @MainActor func declareChildren(in node: Node) {
    if let path {
      node.declare(NavigationScreens(path: path, root: root), at: .position(0))
    } else {
      node.declare(OwnPath(root: root), at: .position(1))
    }
  }
}

/// What the program knows as the stack; the views between it and its screens are ours alone.
private protocol Stack {}

extension NavigationStack: Stack {}

/// A stack as it was before paths.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView instead")
public nonisolated struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View { NavigationStack { content } }
}

/// A path that belongs to the stack.
private nonisolated struct OwnPath<Root: View>: View {
  let root: Root
  @State private var path: [AnyHashable] = []

  var body: some View { NavigationScreens(path: $path, root: root) }
}

/// The first screen and the pushed ones, and the bar over whichever is in front.
private nonisolated struct NavigationScreens<Root: View>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let path: Binding<[AnyHashable]>
  let root: Root

  @MainActor func declareChildren(in node: Node) {
    let model = node.memory as? NavigationModel ?? NavigationModel()
    node.memory = model
    node.declare(RootScreen(model: model, content: root), at: .position(0))
    node.declare(PushedScreens(model: model, path: path), at: .position(1))
    model.root = node.children.first
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    guard let model = node.memory as? NavigationModel else { return content }
    let bar = model.bar
    let top = bar.row(in: [.leading, .middle, .trailing], node: node)
    let bottom = bar.row(in: [.bottom], node: node)
    let stack = sequence(first: node) { $0.parent }.first { $0.viewType is any Stack.Type }
    return [
      Fragment(
        kind: .navigation(title: bar.shownTitle, back: model.back),
        content: top + content + bottom, node: stack ?? node)
    ]
  }
}

/// The screen that nobody has pushed.
private nonisolated struct RootScreen<Content: View>: View, PrimitiveView, EnvironmentWriter {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let model: NavigationModel
  let content: Content

  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    values.navigation = model
    values.screenBar = model.rootBar
    return values.written
  }

  @MainActor func declareChildren(in node: Node) {
    model.root = node
    node.declare(content, at: .position(0))
  }
}

/// The pushed screens: apart from the first one, which pushing does not touch.
private nonisolated struct PushedScreens: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let model: NavigationModel
  let path: Binding<[AnyHashable]>

  @MainActor func declareChildren(in node: Node) {
    model.anchor = node
    model.writePath = { path.wrappedValue = $0 }
    model.take(path.wrappedValue)
    for entry in model.needed {
      entry.wasShown = true
      let destination = model.destination(of: entry) ?? MissingDestination()
      node.declare(
        PushedScreen(model: model, entry: entry, destination: destination),
        at: .position(entry.number))
    }
  }

  /// Only the screen in front is to be seen.
  @MainActor func updated(_ node: Node, previous: Any?) {
    for child in node.children.dropLast() { child.setAside(true) }
    node.children.last?.setAside(false)
    model.root?.setAside(!node.children.isEmpty)
    for entry in model.entries where !entry.wasReported && model.destination(of: entry) == nil {
      entry.wasReported = true
      let type = entry.value.map { "\(Swift.type(of: $0.base))" } ?? ""
      RuntimeIssue.missingDestination(of: type).report()
    }
  }
}

/// A screen that has been pushed: what is in it can go back from it.
private nonisolated struct PushedScreen: View, PrimitiveView, EnvironmentWriter {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let model: NavigationModel
  let entry: NavigationModel.Entry
  let destination: any Destination

  static var readsWhileDeclaring: Bool { true }

  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    values.navigation = model
    values.screenBar = entry.bar
    values.dismissAction = DismissAction(target: entry)
    return values.written
  }

  @MainActor func declareChildren(in node: Node) {
    destination.declare(for: entry.value, in: node)
  }
}
