private import CCmark

extension Document {
  /// Parses CommonMark with GitHub's tables, strikethrough, task lists and autolinks.
  ///
  /// Refused are invalid UTF-8, NUL, a fence that is never closed, and fences and directives that
  /// raw HTML swallows: each would be silently something else than what its author sees.
  public init(parsing text: some Collection<UInt8>) throws(MarkdownErrors) {
    let source: SourceText
    do {
      source = try SourceText(text)
      try source.checkDensity()
    } catch {
      throw MarkdownErrors([error])
    }
    var parser = Parser(source: source)
    let blocks = parser.parse()
    guard parser.errors.isEmpty else { throw MarkdownErrors(parser.errors) }
    self.init(blocks: blocks)
  }

  /// Parses a text, as `init(parsing:)` of its UTF-8 does.
  public init(parsing text: String) throws(MarkdownErrors) {
    try self.init(parsing: Array(text.utf8))
  }
}

/// Turns cmark's tree into values; the one place that sees cmark.
private struct Parser {
  let source: SourceText
  var errors: [MarkdownError] = []

  private typealias Node = OpaquePointer

  init(source: SourceText) {
    self.source = source
  }

  mutating func parse() -> [Block] {
    cmark_gfm_core_extensions_ensure_registered()
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in ["table", "strikethrough", "autolink", "tasklist"] {
      if let found = cmark_find_syntax_extension(name) {
        cmark_parser_attach_syntax_extension(parser, found)
      }
    }
    source.bytes.withUnsafeBytes { bytes in
      cmark_parser_feed(parser, bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    return blocks(in: root, depth: 0)
  }

  private mutating func blocks(in parent: Node, depth: Int) -> [Block] {
    guard depth <= 100 else {
      if errors.last?.reason != .nestedTooDeep {
        errors.append(MarkdownError(.nestedTooDeep, at: place(of: parent)))
      }
      return []
    }
    var found: [Block] = []
    var next = cmark_node_first_child(parent)
    while let node = next {
      if let block = block(from: node, depth: depth) { found.append(block) }
      next = cmark_node_next(node)
    }
    return found
  }

  private mutating func block(from node: Node, depth: Int) -> Block? {
    let start = place(of: node)
    let lastLine = max(start.line, Int(cmark_node_get_end_line(node)))
    switch kind(of: node) {
    case "heading":
      let level = Int(cmark_node_get_heading_level(node))
      return Block(.heading(level: level, inlines(in: node)), at: start, lastLine: lastLine)
    case "paragraph":
      return Block(.paragraph(inlines(in: node)), at: start, lastLine: lastLine)
    case "code_block":
      return codeBlock(from: node, at: start)
    case "block_quote":
      return Block(.quote(blocks(in: node, depth: depth + 1)), at: start, lastLine: lastLine)
    case "list":
      return Block(.list(list(from: node, depth: depth)), at: start, lastLine: lastLine)
    case "table":
      return Block(.table(table(from: node)), at: start, lastLine: lastLine)
    case "html_block":
      let html = literal(of: node)
      checkForSwallowed(in: html, from: start.line)
      // cmark's own end of a comment block is wrong; its lines are not.
      let lines = html.utf8.count { $0 == UInt8(ascii: "\n") }
      return Block(.html(html), at: start, lastLine: start.line + max(lines, 1) - 1)
    case "thematic_break":
      return Block(.rule, at: start, lastLine: lastLine)
    default:
      return nil
    }
  }

  private mutating func codeBlock(from node: Node, at start: Place) -> Block {
    let text = literal(of: node)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    var length: Int32 = 0
    var offset: Int32 = 0
    var character: CChar = 0
    guard cmark_node_get_fenced(node, &length, &offset, &character) != 0 else {
      let code = CodeBlock(
        fence: nil, info: "", infoPlace: start, text: text,
        textPlace: textPlace(of: lines, from: start.line))
      // What would have been run or expected is shown instead, and nobody would know.
      if let fence = Self.claimingFence(in: lines) {
        errors.append(MarkdownError(.indentedFence(fence), at: code.textPlace))
      }
      return Block(.code(code), at: start, lastLine: start.line + lines.count - 1)
    }

    let mark = UInt8(bitPattern: character)
    let opening = source.line(start.line)
    // A fence's own place: cmark's column may be the container's where tabs indent.
    var index = opening.startIndex + min(start.column - 1, opening.count)
    while index < opening.endIndex, opening[index] != mark { index += 1 }
    let fencePlace = Place(line: start.line, column: index - opening.startIndex + 1)
    while index < opening.endIndex, opening[index] == mark { index += 1 }
    while index < opening.endIndex, isBlank(opening[index]) { index += 1 }
    var end = opening.endIndex
    while end > index, isBlank(opening[end - 1]) { end -= 1 }

    let fence = CodeBlock.Fence(
      character: Character(Unicode.Scalar(mark)), length: Int(length))
    let closing = start.line + lines.count + 1
    if !isClosing(source.line(closing), mark: mark, length: Int(length)) {
      let shown = String(repeating: String(fence.character), count: fence.length)
      errors.append(MarkdownError(.unclosedFence(shown), at: fencePlace))
    }
    let code = CodeBlock(
      fence: fence, info: String(decoding: opening[index..<end], as: UTF8.self),
      infoPlace: Place(line: start.line, column: index - opening.startIndex + 1), text: text,
      textPlace: textPlace(of: lines, from: start.line + 1))
    return Block(.code(code), at: fencePlace, lastLine: closing)
  }

  /// The first line of indented code, where it looks like a fence of a block that claims something.
  private static func claimingFence(in lines: ArraySlice<Substring>) -> String? {
    guard let line = lines.first?.drop(while: { $0 == " " }) else { return nil }
    let mark = line.prefix { $0 == "`" || $0 == "~" }
    let word = line.dropFirst(mark.count).prefix { $0.isLetter }
    let claims = ["swift", "output", "log", "diagnostics", "session"]
    return mark.count >= 3 && claims.contains(String(word)) ? String(line) : nil
  }

  /// The code's lines end as the source's lines do, so what is left in front is the indent.
  private func textPlace(of lines: ArraySlice<Substring>, from first: Int) -> Place {
    for (offset, line) in lines.enumerated() where !line.isEmpty {
      let indent = source.line(first + offset).count - line.utf8.count
      return Place(line: first, column: max(indent, 0) + 1)
    }
    return Place(line: first, column: 1)
  }

  private func isClosing(_ line: ArraySlice<UInt8>, mark: UInt8, length: Int) -> Bool {
    let inner = line.drop { isBlank($0) || $0 == UInt8(ascii: ">") }
    let run = inner.prefix { $0 == mark }
    return run.count >= length && inner.dropFirst(run.count).allSatisfy(isBlank)
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }

  /// A comment hides what it says on purpose; any other HTML that holds a fence hides it by mistake.
  private mutating func checkForSwallowed(in html: String, from first: Int) {
    guard !html.drop(while: { $0 == " " }).hasPrefix("<!--") else {
      if !html.contains("-->") {
        errors.append(MarkdownError(.unclosedComment, at: Place(line: first, column: 1)))
      }
      return
    }
    for (offset, line) in html.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let inner = line.drop { $0 == " " || $0 == "\t" || $0 == ">" }
      let indent = line.utf8.count - inner.utf8.count
      let place = Place(line: first + offset, column: indent + 1)
      if inner.hasPrefix("```") || inner.hasPrefix("~~~") {
        errors.append(MarkdownError(.swallowed(String(inner), byHTMLAt: first), at: place))
        return
      }
      if offset > 0, inner.hasPrefix("<!-- tutor:") {
        errors.append(MarkdownError(.swallowed(String(inner), byHTMLAt: first), at: place))
      }
    }
  }

  private mutating func list(from node: Node, depth: Int) -> ListBlock {
    var items: [ListBlock.Item] = []
    var next = cmark_node_first_child(node)
    while let item = next {
      let isTask = kind(of: item) == "tasklist"
      items.append(
        ListBlock.Item(
          isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(item) : nil,
          blocks: blocks(in: item, depth: depth + 1), place: place(of: item)))
      next = cmark_node_next(item)
    }
    let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
    return ListBlock(
      start: isOrdered ? Int(cmark_node_get_list_start(node)) : nil,
      isTight: cmark_node_get_list_tight(node) != 0, items: items)
  }

  private mutating func table(from node: Node) -> Table {
    let count = Int(cmark_gfm_extensions_get_table_columns(node))
    let marks = UnsafeBufferPointer(
      start: cmark_gfm_extensions_get_table_alignments(node), count: count)
    let alignments = marks.map { mark -> Table.Alignment in
      switch mark {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: Table.Alignment.none
      }
    }
    var rows: [[[Inline]]] = []
    var next = cmark_node_first_child(node)
    while let row = next {
      var cells: [[Inline]] = []
      var nextCell = cmark_node_first_child(row)
      while let cell = nextCell {
        cells.append(inlines(in: cell))
        nextCell = cmark_node_next(cell)
      }
      rows.append(cells)
      next = cmark_node_next(row)
    }
    return Table(
      alignments: alignments, header: rows.first ?? [], rows: Array(rows.dropFirst()))
  }

  private func inlines(in parent: Node, depth: Int = 0) -> [Inline] {
    guard depth <= 100 else { return [] }
    var found: [Inline] = []
    var next = cmark_node_first_child(parent)
    while let node = next {
      if let inline = inline(from: node, depth: depth) { append(inline, to: &found) }
      next = cmark_node_next(node)
    }
    return found
  }

  /// cmark cuts text at every character that could have meant something; joined it reads whole.
  private func append(_ inline: Inline, to found: inout [Inline]) {
    if case .text(let more) = inline, case .text(let text)? = found.last {
      found[found.count - 1] = .text(text + more)
    } else {
      found.append(inline)
    }
  }

  private func inline(from node: Node, depth: Int) -> Inline? {
    switch kind(of: node) {
    case "text": .text(literal(of: node))
    case "code": .code(literal(of: node))
    case "html_inline": .html(literal(of: node))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "emph": .emphasis(inlines(in: node, depth: depth + 1))
    case "strong": .strong(inlines(in: node, depth: depth + 1))
    case "strikethrough": .strikethrough(inlines(in: node, depth: depth + 1))
    case "link":
      .link(
        destination: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        inlines(in: node, depth: depth + 1))
    case "image":
      .image(
        source: string(cmark_node_get_url(node)), title: string(cmark_node_get_title(node)),
        inlines(in: node, depth: depth + 1))
    default: nil
    }
  }

  private func place(of node: Node) -> Place {
    let line = max(1, Int(cmark_node_get_start_line(node)))
    return Place(line: line, column: max(1, Int(cmark_node_get_start_column(node))))
  }

  /// The C enumeration's numbers change when extensions register; the names do not.
  private func kind(of node: Node) -> String {
    string(cmark_node_get_type_string(node))
  }

  private func literal(of node: Node) -> String {
    string(cmark_node_get_literal(node))
  }

  private func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
