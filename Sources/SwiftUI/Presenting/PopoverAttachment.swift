/// The place of a view that a popover points at.
public enum PopoverAttachmentAnchor: Sendable {
  case rect(Anchor<CGRect>.Source)
  case point(UnitPoint)
}

/// A place known by the view it belongs to.
public struct Anchor<Value: Sendable>: Sendable {
  /// Where an anchor is.
  public struct Source: Sendable {}
}

extension Anchor.Source where Value == CGRect {
  /// The whole of the view.
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source() }

  /// A part of the view.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { Anchor<CGRect>.Source() }
}
