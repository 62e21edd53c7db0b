// What a terminal cannot show is accepted and has no effect.
extension View {
  public nonisolated func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(
    _ primary: S1, _ secondary: S2
  ) -> some View { self }
  public nonisolated func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View { self }
  public nonisolated func accentColor(_ accentColor: Color?) -> some View { self }
  public nonisolated func foregroundColor(_ color: Color?) -> some View { self }
  public nonisolated func tint<S: ShapeStyle>(_ style: S?) -> some View { self }
  public nonisolated func tint(_ tint: Color?) -> some View { self }
  public nonisolated func cornerRadius(
    _ radius: CGFloat, antialiased: Bool = true
  ) -> some View { self }
  public nonisolated func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View { self }
  public nonisolated func clipped(antialiased: Bool = false) -> some View { self }
  public nonisolated func contentShape<S: Shape>(
    _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public nonisolated func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View { self }
  public nonisolated func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { self }
  public nonisolated func scaledToFit() -> some View { self }
  public nonisolated func scaledToFill() -> some View { self }
  public nonisolated func aspectRatio(
    _ ratio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View { self }
  public nonisolated func aspectRatio(
    _ aspectRatio: CGSize, contentMode: ContentMode
  ) -> some View { self }
  public nonisolated func fixedSize() -> some View { self }
  public nonisolated func fixedSize(horizontal: Bool, vertical: Bool) -> some View { self }
  public nonisolated func layoutPriority(_ value: Double) -> some View { self }
  public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public nonisolated func rotationEffect(_ angle: Angle) -> some View { self }
  public nonisolated func scaleEffect(_ scale: CGFloat) -> some View { self }
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  public nonisolated func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
  public nonisolated func controlSize(_ size: ControlSize) -> some View { self }
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View { self }
}

/// How a picture fills its place.
public enum ContentMode: Hashable, CaseIterable, Sendable { case fit, fill }

/// How large controls are.
public enum ControlSize: CaseIterable, Sendable { case mini, small, regular, large, extraLarge }

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
