extension Sequence<Inline> {
  /// The words without their marks, as a heading's slug or a summary needs them.
  public var plainText: String {
    map { inline in
      switch inline {
      case .text(let text), .code(let text): text
      case .emphasis(let inner), .strong(let inner), .strikethrough(let inner): inner.plainText
      case .link(_, _, let inner), .image(_, _, let inner): inner.plainText
      case .html: ""
      case .softBreak, .lineBreak: " "
      }
    }.joined()
  }
}
