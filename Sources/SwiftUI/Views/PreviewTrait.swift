/// What previews are.
public struct Preview: Sendable {
  /// The kinds of view that a preview may have.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown; a stage shows all alike.
public struct PreviewTrait<T>: Sendable {
  public init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  public static var defaultLayout: Self { Self() }
  public static var sizeThatFitsLayout: Self { Self() }
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> Self { Self() }
  public static var portrait: Self { Self() }
  public static var portraitUpsideDown: Self { Self() }
  public static var landscapeLeft: Self { Self() }
  public static var landscapeRight: Self { Self() }
}
