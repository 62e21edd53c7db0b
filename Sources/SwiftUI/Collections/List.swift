/// Rows one below the other, which may be chosen, deleted and swiped.
public nonisolated struct List<SelectionValue: Hashable, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let selection: Selection
  let content: Content

  /// What a tap on a row writes.
  enum Selection {
    case none
    case single(Binding<SelectionValue?>)
    case several(Binding<Set<SelectionValue>>)
  }

  init(_ selection: Selection, content: Content) {
    self.selection = selection
    self.content = content
  }

  /// A list of rows of which several can be chosen: a tap adds a row to them or takes it out.
  public init(
    selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content
  ) {
    self.init(selection.map(Selection.several) ?? .none, content: content())
  }

  /// A list of rows of which one can be chosen: a tap on a row writes its value.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(selection.map(Selection.single) ?? .none, content: content())
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let rows = ListRows(container: node)
    return [
      Fragment(kind: .list, content: rows.prepared(content) { choosable($0, in: node) }, node: node)
    ]
  }
}

extension List where SelectionValue == Never {
  public init(@ViewBuilder content: () -> Content) {
    self.init(.none, content: content())
  }
}

extension List {
  /// A row that has a value of the selection's type and no control of its own is one itself.
  @MainActor private func choosable(_ row: Fragment, in node: Node) -> Fragment {
    guard row.controls.isEmpty else { return row }
    var row = row
    switch selection {
    case .none: break
    case .single(let chosen):
      guard let value = row.tags(in: node).value(SelectionValue.self) else { return row }
      row.isSelected = chosen.wrappedValue == value
      row.tap = { chosen.wrappedValue = value }
    case .several(let chosen):
      guard let value = row.tags(in: node).value(SelectionValue.self) else { return row }
      row.isSelected = chosen.wrappedValue.contains(value)
      row.tap = {
        if chosen.wrappedValue.contains(value) {
          chosen.wrappedValue.remove(value)
        } else {
          chosen.wrappedValue.insert(value)
        }
      }
    }
    return row
  }
}
