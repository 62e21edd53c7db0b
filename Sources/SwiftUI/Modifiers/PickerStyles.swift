/// How a picker offers its options.
///
/// What matters on a stage is which texts are on the screen: all the options, or the chosen one.
public protocol PickerStyle {}

/// A style that shows all the options at once, one below the other.
private protocol OpenPickerStyle {}

/// A style that shows all the options at once, beside one another.
private protocol SegmentedStyle {}

public struct DefaultPickerStyle: PickerStyle, Sendable { public init() {} }
public struct MenuPickerStyle: PickerStyle, Sendable { public init() {} }
public struct NavigationLinkPickerStyle: PickerStyle, Sendable { public init() {} }
public struct SegmentedPickerStyle: PickerStyle, SegmentedStyle, Sendable { public init() {} }
public struct InlinePickerStyle: PickerStyle, OpenPickerStyle, Sendable { public init() {} }
public struct WheelPickerStyle: PickerStyle, OpenPickerStyle, Sendable { public init() {} }
public struct RadioGroupPickerStyle: PickerStyle, OpenPickerStyle, Sendable { public init() {} }
public struct PalettePickerStyle: PickerStyle, SegmentedStyle, Sendable { public init() {} }

extension PickerStyle where Self == DefaultPickerStyle {
  public static var automatic: Self { Self() }
}
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: Self { Self() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
  public static var navigationLink: Self { Self() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: Self { Self() }
}
extension PickerStyle where Self == InlinePickerStyle {
  public static var inline: Self { Self() }
}
extension PickerStyle where Self == WheelPickerStyle {
  public static var wheel: Self { Self() }
}
extension PickerStyle where Self == RadioGroupPickerStyle {
  public static var radioGroup: Self { Self() }
}
extension PickerStyle where Self == PalettePickerStyle {
  public static var palette: Self { Self() }
}

private enum PickerOptionsKey: EnvironmentKey {
  static var defaultValue: Choices.Style { .closed }
}

extension EnvironmentValues {
  /// Whether the pickers inside show all their options.
  var pickerOptions: Choices.Style {
    get { self[PickerOptionsKey.self] }
    set { self[PickerOptionsKey.self] = newValue }
  }
}

extension View {
  /// Says how the pickers inside offer their options.
  public nonisolated func pickerStyle<S: PickerStyle>(_ style: S) -> some View {
    let options: Choices.Style =
      switch style {
      case is any OpenPickerStyle: .open
      case is any SegmentedStyle: .segmented
      default: .closed
      }
    return environment(\.pickerOptions, options)
  }
}
