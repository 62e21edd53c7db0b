/// A column of a lazy vertical grid, or a row of a lazy horizontal one.
public struct GridItem: Sendable {
  /// How much room it takes.
  public enum Size: Sendable {
    case fixed(CGFloat)
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  public var size: Size
  public var spacing: CGFloat?
  public var alignment: Alignment?

  public init(
    _ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  var column: GridColumn {
    switch size {
    case .fixed(let width): .fixed(max(1, Points.columns(width)))
    case .flexible(let minimum, let maximum):
      .flexible(minimum: Self.minimum(minimum), maximum: Self.maximum(maximum))
    case .adaptive(let minimum, let maximum):
      .adaptive(minimum: Self.minimum(minimum), maximum: Self.maximum(maximum))
    }
  }

  private static func minimum(_ points: CGFloat) -> Int { max(1, Points.columns(points)) }

  private static func maximum(_ points: CGFloat) -> Int? {
    points.isFinite ? max(1, Points.columns(points)) : nil
  }
}

/// Which parts of a lazy container stay in sight while it scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
