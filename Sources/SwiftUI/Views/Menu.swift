/// A control that offers things to do once it is opened.
///
/// Its content is not on the screen: on a stage `choose` does what the button of that name does.
public nonisolated struct Menu<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let content: Content
  let label: Label
  let primaryAction: (@MainActor () -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
    primaryAction = nil
  }

  /// A menu that does something of its own when it is tapped.
  @preconcurrency
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.content = content()
    self.label = label()
    self.primaryAction = primaryAction
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(label, at: .position(0))
    node.declare(content, at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = Dictionary(grouping: content) { $0.node.slot(in: node) }
    let items = (parts[.position(1)] ?? []).flatMap(MenuItem.all)
    let choices = Choices(
      options: items.map(\.option), chosen: nil, choose: { items[$0].perform() }, style: .menu,
      primaryAction: primaryAction)
    return [
      Fragment(kind: .picker(choices), content: parts[.position(0)] ?? [], node: node)
    ]
  }
}

extension Menu where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension Menu where Label == Text {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content,
    primaryAction: @escaping @MainActor () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == SwiftUI.Label<Text, Image> {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

/// Something that a menu offers.
private struct MenuItem {
  let option: Choices.Option
  let perform: @MainActor () -> Void

  /// What a view of a menu's content offers; a picker or a menu in it offers all that it has.
  @MainActor static func all(of fragment: Fragment) -> [MenuItem] {
    let option = Choices.Option(label: fragment.content, isUsable: fragment.isUsable)
    switch fragment.kind {
    case .button(let action, _): return [MenuItem(option: option, perform: action)]
    case .link(let action): return [MenuItem(option: option, perform: action)]
    case .toggle(let isOn):
      return [MenuItem(option: option) { isOn.wrappedValue.toggle() }]
    case .picker(let choices):
      return choices.options.enumerated().map { index, option in
        var option = option
        option.isUsable = option.isUsable && fragment.isUsable
        return MenuItem(option: option) { choices.choose(index) }
      }
    default: return fragment.content.flatMap(all)
    }
  }
}
