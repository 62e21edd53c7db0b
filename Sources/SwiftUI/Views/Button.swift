/// What a button is for.
public struct ButtonRole: Hashable, Sendable {
  private let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}

/// A control that does something when it is tapped.
public nonisolated struct Button<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let role: ButtonRole?
  let action: @MainActor () -> Void
  let label: Label

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) {
    switch EnvironmentValues(scope: node.scope, reader: node).buttonStyle {
    case nil: node.declare(label, at: .position(0))
    case .look(let style): declare(style, in: node)
    case .act(let style): declare(style, in: node)
    }
  }

  @MainActor private func declare<Style: ButtonStyle>(_ style: Style, in node: Node) {
    let press = node.memory as? Press ?? Press()
    node.memory = press
    let configuration = ButtonStyleConfiguration(
      role: role, label: .init(content: label), isPressed: press.isPressed)
    node.declare(
      ButtonStyleBody(style: style, configuration: configuration), at: .position(1))
  }

  @MainActor private func declare<Style: PrimitiveButtonStyle>(_ style: Style, in node: Node) {
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, label: .init(content: label), action: action)
    node.declare(
      PrimitiveButtonStyleBody(style: style, configuration: configuration), at: .position(2))
  }

  /// Whether a finger is on a button with a look of its own.
  private final class Press {
    var isPressed = false
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    // A style that says how a button acts makes a control of its own, or none.
    if node.children.first?.slot == .position(2) { return content }
    var fragment = Fragment(
      kind: .button(action: action, role: role), content: content, node: node)
    if let press = node.memory as? Press {
      fragment.press = { isPressed in
        press.isPressed = isPressed
        node.forceBody()
      }
    }
    return [fragment]
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// The button that a style is told of, as it would be without the style.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == Text {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleKey) }
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  @preconcurrency @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}
