/// How switches look and act.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration

  /// The view that stands in a switch's place, which writes the configuration's `isOn`.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a switch.
public struct ToggleStyleConfiguration {
  /// What the switch says.
  public nonisolated struct Label: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
  }

  public let label: Label
  @Binding public var isOn: Bool
  /// Whether the switch stands for several values that differ.
  public let isMixed: Bool
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: (any ToggleStyle)? { nil }
}

extension EnvironmentValues {
  /// The program's own style for switches; nil for one of ours.
  var toggleStyle: (any ToggleStyle)? {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

/// Runs a style's `makeBody`, again when the switch is flipped; a switch in it is one of ours.
nonisolated struct ToggleStyleBody<Style: ToggleStyle>: View, PropertyHost {
  let style: Style
  @Binding var isOn: Bool
  let isMixed: Bool
  let label: ToggleStyleConfiguration.Label

  @MainActor var body: some View {
    style.makeBody(
      configuration: ToggleStyleConfiguration(label: label, isOn: $isOn, isMixed: isMixed)
    )
    .environment(\.toggleStyle, nil)
  }
}

extension View {
  /// Gives the switches inside a look and a way to act.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    environment(\.toggleStyle, style is any OwnStyle ? nil : style)
  }
}
