/// Which rows of a long list have controls of which names.
///
/// It only says where to look: what a control is called, and whether it is on the screen and can be
/// used, is read from the rows themselves, each time. A row in which anything was evaluated since
/// its names were read is looked at whatever the name is.
@MainActor
final class RowIndex {
  private var rows: [String: [ObjectIdentifier: Node]] = [:]
  private var names: [ObjectIdentifier: Set<String>] = [:]
  private var unread: [ObjectIdentifier: Node] = [:]
  /// Rows whose names may change although nothing in them is evaluated.
  private var open: [ObjectIdentifier: Node] = [:]
  /// The update after which the names were last read.
  private var lastReading = 0

  /// Lists that are not longer than this are read whole: looking less would not pay.
  static let shortList = 32

  /// Something in the row has been evaluated.
  func note(_ row: Node) { unread[ObjectIdentifier(row)] = row }

  /// The row has gone away.
  func forget(_ row: Node) {
    let id = ObjectIdentifier(row)
    unread[id] = nil
    keep([], isOpen: false, for: row)
    names[id] = nil
  }

  /// The rows in which a control may have a name, in their order.
  func rows(called name: String, in list: Node) -> [Node] {
    // What a view around the list says of its content may be another thing for every row.
    if list.ancestors.contains(where: { $0.lastRenaming > lastReading }) {
      for row in list.children { note(row) }
    }
    lastReading = list.graph.updateNumber
    var found = rows[name] ?? [:]
    found.merge(unread) { known, _ in known }
    found.merge(open) { known, _ in known }
    return found.values.sorted { $0.position < $1.position }
  }

  func isUnread(_ row: Node) -> Bool { unread[ObjectIdentifier(row)] != nil }

  /// Keeps the names of a row that has been read.
  func keep(_ new: Set<String>, isOpen: Bool, for row: Node) {
    let id = ObjectIdentifier(row)
    unread[id] = nil
    open[id] = isOpen ? row : nil
    let old = names.updateValue(new, forKey: id) ?? []
    guard old != new else { return }
    for name in old.subtracting(new) {
      rows[name]?[id] = nil
      if rows[name]?.isEmpty == true { rows[name] = nil }
    }
    for name in new.subtracting(old) { rows[name, default: [:]][id] = row }
  }
}
