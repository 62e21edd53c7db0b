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
    if case .own(let style) = EnvironmentValues(scope: node.scope, reader: node).labelStyle {
      declare(style, in: node)
    } else {
      node.declare(icon, at: .position(0))
      node.declare(title, at: .position(1))
    }
  }

  @MainActor private func declare<Style: LabelStyle>(_ style: Style, in node: Node) {
    let configuration = LabelStyleConfiguration(
      title: .init(content: title), icon: .init(content: icon))
    node.declare(LabelStyleBody(style: style, configuration: configuration), at: .position(2))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    var content = content
    switch EnvironmentValues(scope: node.scope, reader: nil).labelStyle {
    case .own: return content
    case .titleOnly: content = content.filter { $0.node.slot(in: node) == .position(1) }
    case .iconOnly:
      // What is not to be seen is still what the label is called.
      let title = content.filter { $0.node.slot(in: node) == .position(1) }
      let name = title.flatMap(\.texts).joined(separator: " ")
      content = content.filter { $0.node.slot(in: node) == .position(0) }.map { icon in
        var icon = icon
        if !name.isEmpty { icon.accessibilityLabel = name }
        return icon
      }
    case nil: break
    }
    return [
      Fragment(
        kind: .stack(.horizontal, spacing: 1, alignment: .center), content: content, node: node)
    ]
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// The label that a style is told of, as it would be without the style.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
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
