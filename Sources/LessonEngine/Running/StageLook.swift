/// What a drawn screen, or a tree, has besides its lines.
public struct StageLook: Hashable, Sendable {
  /// The stretches that look otherwise than plain text, in the order of the lines.
  public var spans: [Span] = []
  /// The rows, from 0, that belong to views whose body has just run.
  public var marked: [Int] = []
  /// How many rows there are above and below those shown.
  public var above = 0
  public var below = 0

  /// A stretch of a line, in UTF-8 bytes, with the names of its styles.
  public struct Span: Hashable, Sendable, Decodable {
    public let row: Int
    public let start: Int
    public let end: Int
    public let style: [String]
  }
}
