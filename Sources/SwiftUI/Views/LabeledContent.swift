import Foundation

/// A value, or a control, with a label before it.
public nonisolated struct LabeledContent<Label: View, Content: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.content = content()
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) {
    node.declare(label, at: .position(0))
    node.declare(content, at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = Dictionary(grouping: content) { $0.node.slot(in: node) == .position(0) }
    let label = parts[true] ?? []
    let name = label.flatMap(\.texts).joined(separator: " ")
    // A control without a name of its own has the label's.
    let named = (parts[false] ?? []).map { fragment in
      guard fragment.isControl, fragment.givenLabels.isEmpty, !name.isEmpty else { return fragment }
      var fragment = fragment
      fragment.accessibilityLabel = name
      return fragment
    }
    return [
      Fragment(
        kind: .stack(.horizontal, spacing: nil, alignment: .center),
        content: label + [Fragment(kind: .spacer(minimum: nil), node: node)] + named, node: node)
    ]
  }
}

extension LabeledContent where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(title) { Text(value, format: format) }
  }
}
