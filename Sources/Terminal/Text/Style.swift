/// How a stretch of text looks; colours are the terminal's own sixteen, so that its theme decides.
public struct Style: Hashable, Sendable {
  public var color: Color?
  public var isBold = false
  public var isDim = false
  public var isUnderlined = false
  public var isInverse = false

  public init(color: Color? = nil) {
    self.color = color
  }

  /// The text as the terminal shows it when nobody asks for anything.
  public static let plain = Style()
  public static let bold = plain.bold
  public static let dim = plain.dim

  public var bold: Style { changed { $0.isBold = true } }
  public var dim: Style { changed { $0.isDim = true } }
  public var underlined: Style { changed { $0.isUnderlined = true } }
  public var inverse: Style { changed { $0.isInverse = true } }
  public func colored(_ color: Color) -> Style { changed { $0.color = color } }

  /// One of the terminal's colours; the bright ones are eight above.
  public enum Color: Int, Hashable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
  }

  private func changed(_ change: (inout Style) -> Void) -> Style {
    var copy = self
    change(&copy)
    return copy
  }
}
