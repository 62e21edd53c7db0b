extension Document {
  /// The tree as indented lines with places, for tests and for looking.
  public var outline: String {
    blocks.map { $0.outline(indent: "") }.joined()
  }
}

extension Block {
  fileprivate func outline(indent: String) -> String {
    let head = "\(indent)\(place.line):\(place.column)-\(lastLine) "
    let inner = indent + "  "
    switch kind {
    case .heading(let level, let inlines):
      return head + "heading \(level) \(inlines.outline)\n"
    case .paragraph(let inlines):
      return head + "paragraph \(inlines.outline)\n"
    case .code(let code):
      let fence = code.fence.map { " fence \($0.character)\($0.length)" } ?? ""
      let info = code.info.isEmpty ? "" : " info '\(code.info)' \(code.infoPlace.outline)"
      return head
        + "code\(fence)\(info) text \(code.textPlace.outline) \(code.text.debugDescription)\n"
    case .quote(let blocks):
      return head + "quote\n" + blocks.map { $0.outline(indent: inner) }.joined()
    case .list(let list):
      let kind = list.start.map { "numbered from \($0)" } ?? "bulleted"
      let items = list.items.map { item in
        let box = item.isChecked.map { $0 ? " [x]" : " [ ]" } ?? ""
        return "\(inner)\(item.place.outline) item\(box)\n"
          + item.blocks.map { $0.outline(indent: inner + "  ") }.joined()
      }
      return head + "list \(kind) \(list.isTight ? "tight" : "loose")\n" + items.joined()
    case .table(let table):
      let rows = ([table.header] + table.rows).map { row in
        inner + row.map(\.outline).joined(separator: " | ") + "\n"
      }
      return head + "table \(table.alignments.map { "\($0)" }.joined(separator: " "))\n"
        + rows.joined()
    case .html(let html):
      return head + "html \(html.debugDescription)\n"
    case .rule:
      return head + "rule\n"
    }
  }
}

extension Place {
  fileprivate var outline: String { "\(line):\(column)" }
}

extension [Inline] {
  fileprivate var outline: String {
    map { inline in
      switch inline {
      case .text(let text): text.debugDescription
      case .code(let code): "`\(code)`"
      case .emphasis(let inner): "emphasis(\(inner.outline))"
      case .strong(let inner): "strong(\(inner.outline))"
      case .strikethrough(let inner): "strikethrough(\(inner.outline))"
      case .link(let destination, _, let inner): "link<\(destination)>(\(inner.outline))"
      case .image(let source, _, let inner): "image<\(source)>(\(inner.outline))"
      case .html(let html): "html(\(html))"
      case .softBreak: "/"
      case .lineBreak: "//"
      }
    }.joined(separator: " ")
  }
}
