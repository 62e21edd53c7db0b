/// A Markdown document as a tree of values, each block with the place where it begins.
public struct Document: Hashable, Sendable {
  public var blocks: [Block]

  public init(blocks: [Block]) {
    self.blocks = blocks
  }
}

/// One block of a document, from its first line to its last.
public struct Block: Hashable, Sendable {
  public var kind: Kind
  public var place: Place
  public var lastLine: Int

  public init(_ kind: Kind, at place: Place, lastLine: Int) {
    self.kind = kind
    self.place = place
    self.lastLine = lastLine
  }

  /// What a block is: CommonMark's blocks, and GitHub's table.
  public indirect enum Kind: Hashable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    case code(CodeBlock)
    case quote([Block])
    case list(ListBlock)
    case table(Table)
    case html(String)
    case rule
  }
}

/// A block of code, fenced or indented.
public struct CodeBlock: Hashable, Sendable {
  /// The fence that opened it; nil for code that is only indented.
  public var fence: Fence?
  /// The info string as it stands in the source, without outer blanks.
  public var info: String
  /// Where the info string begins.
  public var infoPlace: Place
  /// The code, each line ended by one line feed, without the fence's or list's indent.
  public var text: String
  /// Where the first line of code begins in the source, after whatever indents the block.
  public var textPlace: Place

  public init(fence: Fence?, info: String, infoPlace: Place, text: String, textPlace: Place) {
    self.fence = fence
    self.info = info
    self.infoPlace = infoPlace
    self.text = text
    self.textPlace = textPlace
  }

  /// The run of backticks or tildes that opens a block of code.
  public struct Fence: Hashable, Sendable {
    public var character: Character
    public var length: Int

    public init(character: Character, length: Int) {
      self.character = character
      self.length = length
    }
  }
}

/// A list, bulleted or numbered.
public struct ListBlock: Hashable, Sendable {
  /// The first item's number; nil for a bulleted list.
  public var start: Int?
  public var isTight: Bool
  public var items: [Item]

  public init(start: Int?, isTight: Bool, items: [Item]) {
    self.start = start
    self.isTight = isTight
    self.items = items
  }

  /// One item; `isChecked` is nil where the item has no box.
  public struct Item: Hashable, Sendable {
    public var isChecked: Bool?
    public var blocks: [Block]
    public var place: Place

    public init(isChecked: Bool?, blocks: [Block], place: Place) {
      self.isChecked = isChecked
      self.blocks = blocks
      self.place = place
    }
  }
}

/// A table: a header, rows, and how each column is aligned.
public struct Table: Hashable, Sendable {
  public var alignments: [Alignment]
  public var header: [[Inline]]
  public var rows: [[[Inline]]]

  public init(alignments: [Alignment], header: [[Inline]], rows: [[[Inline]]]) {
    self.alignments = alignments
    self.header = header
    self.rows = rows
  }

  /// How the cells of a column stand.
  public enum Alignment: Hashable, Sendable {
    case none, left, center, right
  }
}

/// A piece of running text.
public indirect enum Inline: Hashable, Sendable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(destination: String, title: String, [Inline])
  case image(source: String, title: String, [Inline])
  case html(String)
  case softBreak
  case lineBreak
}
