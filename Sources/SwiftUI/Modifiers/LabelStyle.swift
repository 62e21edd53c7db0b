/// How titles with icons look.
@MainActor @preconcurrency
public protocol LabelStyle {
  associatedtype Body: View
  typealias Configuration = LabelStyleConfiguration

  /// The view that stands in a label's place.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style is told of a label.
public struct LabelStyleConfiguration {
  /// The words.
  public nonisolated struct Title: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
  }

  /// The picture.
  public nonisolated struct Icon: View, PrimitiveView {
    public typealias Body = Never
    let content: any View

    @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
  }

  public let title: Title
  public let icon: Icon
}

public struct DefaultLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

public struct TitleAndIconLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Label(configuration) }
}

/// Shows the words alone.
public struct TitleOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// Shows the picture alone; the words stay the label's name.
public struct IconOnlyLabelStyle: LabelStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
  public static var automatic: Self { Self() }
}
extension LabelStyle where Self == TitleAndIconLabelStyle {
  public static var titleAndIcon: Self { Self() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
  public static var titleOnly: Self { Self() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
  public static var iconOnly: Self { Self() }
}

/// The style of the labels inside a view.
enum AnyLabelStyle {
  case titleOnly, iconOnly
  case own(any LabelStyle)

  /// Nil for a style that shows a label as it is.
  init?(_ style: any LabelStyle) {
    switch style {
    case is DefaultLabelStyle, is TitleAndIconLabelStyle: return nil
    case is TitleOnlyLabelStyle: self = .titleOnly
    case is IconOnlyLabelStyle: self = .iconOnly
    default: self = .own(style)
    }
  }
}

private enum LabelStyleKey: EnvironmentKey {
  static var defaultValue: AnyLabelStyle? { nil }
}

extension EnvironmentValues {
  var labelStyle: AnyLabelStyle? {
    get { self[LabelStyleKey.self] }
    set { self[LabelStyleKey.self] = newValue }
  }
}

/// Runs a style's `makeBody`; the style's properties are installed as a view's are.
nonisolated struct LabelStyleBody<Style: LabelStyle>: View, PropertyHost {
  let style: Style
  let configuration: LabelStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration).environment(\.labelStyle, nil)
  }
}

extension View {
  /// Gives the labels inside a look.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    environment(\.labelStyle, AnyLabelStyle(style))
  }
}
