/// How buttons look and act.
public protocol PrimitiveButtonStyle {}

public struct DefaultButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderlessButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }

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

/// How switches look.
public protocol ToggleStyle {}

public struct DefaultToggleStyle: ToggleStyle { public init() {} }
public struct SwitchToggleStyle: ToggleStyle { public init() {} }
public struct ButtonToggleStyle: ToggleStyle { public init() {} }

extension ToggleStyle where Self == DefaultToggleStyle {
  public static var automatic: Self { Self() }
}
extension ToggleStyle where Self == SwitchToggleStyle {
  public static var `switch`: Self { Self() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  public static var button: Self { Self() }
}
