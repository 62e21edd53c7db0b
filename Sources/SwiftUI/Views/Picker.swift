/// A control that chooses one of several options.
///
/// An option is a view of the content whose tag has the selection's type. Choosing it writes its tag
/// to the selection, also when it is the chosen one already; an option without such a tag is shown,
/// and choosing it writes nothing.
public nonisolated struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View,
  PrimitiveView
{
  public typealias Body = Never
  /// Nil while several sources have different values.
  let selection: Binding<SelectionValue?>
  let content: Content
  let label: Label
  let currentValue: AnyView?

  init(
    _ selection: Binding<SelectionValue?>, content: Content, label: Label, currentValue: AnyView?
  ) {
    self.selection = selection
    self.content = content
    self.label = label
    self.currentValue = currentValue
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(label, at: .position(0))
    node.declare(content, at: .position(1))
    if let currentValue { node.declare(currentValue, at: .position(2)) }
  }

  /// Says once of each value that no option has it.
  @MainActor func updated(_ node: Node, previous: Any?) {
    guard let value = selection.wrappedValue else { return }
    let rows = PickerRow.all(of: node.children[1].fragments)
    if rows.contains(where: { $0.tags(in: node).value(SelectionValue.self) == value }) {
      node.memory = nil
    } else if node.memory as? Reported != Reported(value: value) {
      node.memory = Reported(value: value)
      RuntimeIssue.invalidSelection(String(describing: value)).report()
    }
  }

  private struct Reported: Equatable {
    let value: SelectionValue
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = Dictionary(grouping: content) { $0.node.slot(in: node) }
    let rows = PickerRow.all(of: parts[.position(1)] ?? [])
    let tags = rows.map { $0.tags(in: node).value(SelectionValue.self) }
    let value = selection.wrappedValue
    let style = EnvironmentValues(scope: node.scope, reader: nil).pickerOptions
    let choices = Choices(
      options: rows.map { Choices.Option(label: [$0], isUsable: $0.isUsable) },
      chosen: value.flatMap { value in tags.firstIndex { $0 == value } },
      choose: { index in if let tag = tags[index] { selection.wrappedValue = tag } },
      style: style,
      currentValue: currentValue == nil ? nil : parts[.position(2)] ?? [])
    return [
      Fragment(kind: .picker(choices), content: parts[.position(0)] ?? [], node: node)
    ]
  }
}

enum PickerRow {
  /// The options among what a picker holds: lines and headings are none.
  static func all(of fragments: [Fragment]) -> [Fragment] {
    fragments.flatMap { fragment -> [Fragment] in
      switch fragment.kind {
      case .divider, .spacer: []
      case .section, .list: all(of: fragment.content)
      default: [fragment]
      }
    }
  }
}
