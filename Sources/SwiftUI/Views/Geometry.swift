/// A direction of layout.
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// An edge of a rectangle.
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing

  /// Several edges.
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all: Set = [.top, .leading, .bottom, .trailing]
    public static let horizontal: Set = [.leading, .trailing]
    public static let vertical: Set = [.top, .bottom]
  }
}

/// Distances from a rectangle's edges.
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat

  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// Where views one below the other meet.
public struct HorizontalAlignment: Equatable, Sendable {
  let cells: CellAlignment
  public static let leading = HorizontalAlignment(cells: .leading)
  public static let center = HorizontalAlignment(cells: .center)
  public static let trailing = HorizontalAlignment(cells: .trailing)
}

/// Where views beside one another meet.
public struct VerticalAlignment: Equatable, Sendable {
  let cells: CellAlignment
  public static let top = VerticalAlignment(cells: .leading)
  public static let center = VerticalAlignment(cells: .center)
  public static let bottom = VerticalAlignment(cells: .trailing)
  public static let firstTextBaseline = VerticalAlignment(cells: .firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(cells: .lastBaseline)
}

/// A place in a rectangle.
public struct Alignment: Equatable, Sendable {
  public var horizontal: HorizontalAlignment
  public var vertical: VerticalAlignment

  public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  public static let center = Alignment(horizontal: .center, vertical: .center)
  public static let leading = Alignment(horizontal: .leading, vertical: .center)
  public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
  public static let top = Alignment(horizontal: .center, vertical: .top)
  public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
  public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
  public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
  public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
  public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
}

/// How text in several lines is set.
public enum TextAlignment: CaseIterable, Sendable { case leading, center, trailing }

extension TextAlignment {
  var cells: CellAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Alignment {
  var cells: CellPlace { CellPlace(horizontal: horizontal.cells, vertical: vertical.cells) }
}

/// Where something smaller than its place stands; from top to bottom, leading is above.
enum CellAlignment {
  case leading, center, trailing
  /// Beside one another so that the first, or the last, lines of text are one line.
  case firstBaseline, lastBaseline
}
