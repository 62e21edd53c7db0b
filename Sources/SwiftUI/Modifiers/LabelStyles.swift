/// Which parts of a label are shown.
public protocol LabelStyle {}

public struct DefaultLabelStyle: LabelStyle { public init() {} }
public struct TitleAndIconLabelStyle: LabelStyle { public init() {} }
public struct TitleOnlyLabelStyle: LabelStyle { public init() {} }
public struct IconOnlyLabelStyle: LabelStyle { public init() {} }

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

/// The parts of a label.
enum LabelPart {
  case icon, title
}

private enum LabelPartsKey: EnvironmentKey {
  static var defaultValue: Set<LabelPart> { [.icon, .title] }
}

extension EnvironmentValues {
  /// The parts that the labels inside show.
  var labelParts: Set<LabelPart> {
    get { self[LabelPartsKey.self] }
    set { self[LabelPartsKey.self] = newValue }
  }
}

extension View {
  /// Says which parts the labels inside show; a hidden title still names what it labels.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    let parts: Set<LabelPart> =
      switch style {
      case is TitleOnlyLabelStyle: [.title]
      case is IconOnlyLabelStyle: [.icon]
      default: [.icon, .title]
      }
    return environment(\.labelParts, parts)
  }
}
