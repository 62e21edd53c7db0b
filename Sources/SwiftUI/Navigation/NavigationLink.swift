/// A control that pushes a screen.
public nonisolated struct NavigationLink<Label: View, Destination: View>: View, PrimitiveView {
  public typealias Body = Never
  private let target: Target
  private let label: Label

  enum Target {
    case view(Destination)
    case value(AnyHashable?)
  }

  /// A link to a screen made with the link.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    target = .view(destination())
    self.label = label()
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    target = .view(destination)
    self.label = label()
  }

  /// A link to the screen that the stack has for a value; without one it cannot be used.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    target = .value(value.map { AnyHashable($0) })
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(label, at: .position(0)) }

  @MainActor func updated(_ node: Node, previous: Any?) {
    guard previous != nil, case .view(let view) = target else { return }
    navigation(of: node)?.renew(ViewDestination(view: view), from: node)
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let navigation = navigation(of: node)
    let action: @MainActor () -> Void = {
      switch target {
      case .view(let view): navigation?.push(ViewDestination(view: view), from: node)
      case .value(let value): if let value { navigation?.push(value) }
      }
    }
    var link = Fragment(kind: .link(action: action), content: content, node: node)
    if navigation == nil { link.isEnabled = false }
    if case .value(nil) = target { link.isEnabled = false }
    return [link]
  }

  private func navigation(of node: Node) -> NavigationModel? {
    EnvironmentValues(scope: node.scope, reader: nil).navigation
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) {
    self.init(value: value) { Text(title) }
  }
}
