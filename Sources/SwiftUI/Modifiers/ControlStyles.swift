// The styles of ours: in cells they all look alike, so each is only accepted.

public struct DefaultButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct BorderlessButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct PlainButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

public struct GlassProminentButtonStyle: PrimitiveButtonStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  public static var automatic: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: Self { Self() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  public static var borderless: Self { Self() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  public static var glass: Self { Self() }
}
extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  public static var glassProminent: Self { Self() }
}

public struct DefaultToggleStyle: ToggleStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct SwitchToggleStyle: ToggleStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct ButtonToggleStyle: ToggleStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

public struct CheckboxToggleStyle: ToggleStyle, OwnStyle {
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: Self { Self() }
}
extension ToggleStyle where Self == CheckboxToggleStyle {
  public static var checkbox: Self { Self() }
}

/// How text fields look.
public protocol TextFieldStyle {}

public struct DefaultTextFieldStyle: TextFieldStyle { public init() {} }
public struct RoundedBorderTextFieldStyle: TextFieldStyle { public init() {} }
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  public static var automatic: Self { Self() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  public static var roundedBorder: Self { Self() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: Self { Self() }
}
