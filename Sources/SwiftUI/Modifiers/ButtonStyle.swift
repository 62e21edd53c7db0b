/// How buttons look; what they do stays theirs.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration

  /// The view that stands in a button's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a button.
public struct ButtonStyleConfiguration {
  /// What the button says.
  public nonisolated struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
  }

  public let role: ButtonRole?
  public let label: Label
  /// Whether a finger is on the button.
  public let isPressed: Bool
}

/// How buttons look and act.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// The view that stands in a button's place, which calls the configuration's `trigger`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that says how a button acts is told of it.
public struct PrimitiveButtonStyleConfiguration {
  /// What the button says.
  public nonisolated struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
  }

  public let role: ButtonRole?
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor public func trigger() { action() }
}

/// The style of the buttons inside a view.
enum AnyButtonStyle {
  case look(any ButtonStyle)
  case act(any PrimitiveButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: AnyButtonStyle? { nil }
}

extension EnvironmentValues {
  /// The program's own style for buttons; nil for one of ours, which all look alike in cells.
  var buttonStyle: AnyButtonStyle? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

/// Runs a style's `makeBody`; the style's properties are installed as a view's are.
nonisolated struct ButtonStyleBody<Style: ButtonStyle>: View, PropertyHost {
  let style: Style
  let configuration: ButtonStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration).environment(\.buttonStyle, nil)
  }
}

/// Runs a style's `makeBody`; a button in it is one of ours.
nonisolated struct PrimitiveButtonStyleBody<Style: PrimitiveButtonStyle>: View, PropertyHost {
  let style: Style
  let configuration: PrimitiveButtonStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration).environment(\.buttonStyle, nil)
  }
}

extension View {
  /// Gives the buttons inside the program's own look.
  public nonisolated func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, .look(style))
  }

  /// Gives the buttons inside a look and a way to act.
  public nonisolated func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style is any OwnStyle ? nil : .act(style))
  }
}

/// A style of ours, which shows nothing that cells could.
protocol OwnStyle {}
