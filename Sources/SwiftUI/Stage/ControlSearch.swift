/// A search for the controls of a name: of long lists it has only those rows read that may have one.
@MainActor
final class ControlSearch {
  private let name: String
  private var readings: [ObjectIdentifier: Reading] = [:]

  /// What has been read of a row.
  private struct Reading {
    let row: Node
    let index: RowIndex
    var names: Set<String> = []
    var isOpen = false
  }

  init(for name: String) { self.name = name }

  /// The rows of a long list that are to be read.
  func rows(of list: Node, by index: RowIndex) -> [Node] {
    let rows = index.rows(called: name, in: list)
    for row in rows where index.isUnread(row) {
      readings[ObjectIdentifier(row)] = Reading(row: row, index: index)
    }
    // Only what was looked for in this list is known of it to the lists around it.
    for place in list.ancestors { readings[ObjectIdentifier(place)]?.isOpen = true }
    return rows
  }

  /// Keeps what the rows that were read are called, given everything that was.
  func conclude(_ fragments: [Fragment]) {
    guard !readings.isEmpty else { return }
    for fragment in fragments { note(fragment) }
    for reading in readings.values {
      reading.index.keep(reading.names, isOpen: reading.isOpen, for: reading.row)
    }
  }

  private func note(_ fragment: Fragment) {
    for control in fragment.controls {
      let names = control.labels
      for place in control.node.andAncestors where readings[ObjectIdentifier(place)] != nil {
        readings[ObjectIdentifier(place)]?.names.formUnion(names)
      }
    }
    noteInput(fragment)
  }

  private func noteInput(_ fragment: Fragment) {
    if fragment.namesInput {
      for place in fragment.node.andAncestors { readings[ObjectIdentifier(place)]?.isOpen = true }
    }
    for part in fragment.parts { noteInput(part) }
  }
}

extension Fragment {
  /// Whether a name has a part that a person types or chooses: such a part changes without any
  /// view being evaluated.
  fileprivate var namesInput: Bool {
    // What is tapped without being a control, and what it covers, is named by all of it.
    if tap != nil || !covered.isEmpty { return hasInput }
    return isControl && content.contains { $0.hasInput }
  }

  private var hasInput: Bool {
    switch kind {
    case .field, .picker, .date: true
    default: parts.contains { $0.hasInput }
    }
  }
}

extension Node {
  /// The views around this one, from the inside out.
  var ancestors: some Sequence<Node> { sequence(first: self) { $0.parent }.dropFirst() }

  fileprivate var andAncestors: some Sequence<Node> { sequence(first: self) { $0.parent } }
}
