/// A title with an icon.
public nonisolated struct Label<Title: View, Icon: View>: View, PrimitiveView {
  public typealias Body = Never
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(icon, at: .position(0))
    node.declare(title, at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = EnvironmentValues(scope: node.scope, reader: nil).labelParts
    let titles = content.filter { $0.node.slot(in: node) == .position(1) }
    let icons = content.filter { $0.node.slot(in: node) == .position(0) }
    var label = Fragment(
      kind: .stack(.horizontal, spacing: 1, alignment: .center),
      content: (parts.contains(.icon) ? icons : []) + (parts.contains(.title) ? titles : []),
      node: node)
    if !parts.contains(.title) {
      let name = titles.flatMap(\.texts).joined(separator: " ")
      if !name.isEmpty { label.accessibilityLabel = name }
    }
    return [label]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(systemName: name)
    }
  }

  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(systemName: name)
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init {
      Text(title)
    } icon: {
      Image(name)
    }
  }
}
