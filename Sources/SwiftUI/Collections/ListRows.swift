import Foundation

/// What a list or a form does for the rows inside it.
///
/// Only what stands in the list itself is a row. A `ForEach` inside a stack inside a row makes no
/// rows, so `onDelete` does nothing there.
@MainActor
final class ListRows {
  private let container: Node

  init(container: Node) { self.container = container }

  /// The rows with what a swipe uncovers; `choosable` says what a tap on a row does.
  func prepared(
    _ fragments: [Fragment], choosable: (Fragment) -> Fragment = { $0 }
  ) -> [Fragment] {
    fragments.map { fragment in
      var fragment = fragment
      if case .section = fragment.kind {
        fragment.content = prepared(fragment.content, choosable: choosable)
        return fragment
      }
      fragment = choosable(fragment)
      let text = fragment.texts.joined(separator: " ")
      let actions = fragment.swipeActions(in: container)
      if !actions.isEmpty {
        fragment.covered += actions.map { $0.named(with: text) }
      } else if let delete = deletion(of: fragment) {
        fragment.covered.append(
          Fragment.covered("Delete", role: .destructive, text: text, in: fragment.node, delete))
      }
      return fragment
    }
  }

  /// What deletes the row; nil if nothing does.
  private func deletion(of row: Fragment) -> (@MainActor () -> Void)? {
    var index: Int?
    var node = row.core.node
    while node !== container {
      if let deletion = node.view as? any RowDeletion {
        if deletion.isDisabled { return nil }
        if let index, let delete = deletion.delete { return { delete(IndexSet(integer: index)) } }
      }
      guard let parent = node.parent else { return nil }
      if parent.view is any RowTagging { index = node.position }
      node = parent
    }
    return nil
  }
}

extension Fragment {
  /// A control that is not on the screen, named after what it does and the row it does it to.
  ///
  /// A person swipes a row, or holds it, and then taps a button. There is no swipe on a stage, so
  /// the button can be named at once: by its own label where it is the only one, and with the
  /// row's text after it, as in "Delete Oslo", where there are several. It is not among the texts.
  @MainActor static func covered(
    _ label: String, role: ButtonRole? = nil, text: String, in node: Node,
    _ action: @escaping @MainActor () -> Void
  ) -> Fragment {
    let title = Fragment(kind: .text(label), node: node)
    return Fragment(kind: .button(action: action, role: role), content: [title], node: node)
      .named(with: text)
  }

  /// The control, called after what it is done to as well.
  @MainActor func named(with text: String) -> Fragment {
    guard !text.isEmpty, let label = labels.first else { return self }
    var named = self
    // What it is called already stays one of its names: its title says so where it shows one.
    if accessibilityLabel != nil {
      named.content = [Fragment(kind: .text(label), node: node)]
    }
    named.accessibilityLabel = "\(label) \(text)"
    return named
  }
}
