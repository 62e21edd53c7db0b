/// Something to be seen on the screen, with what is inside it.
struct Fragment {
  var kind: Kind
  var content: [Fragment] = []
  /// The view it comes from.
  var node: Node
  /// What it is called for those who do not see it, in place of its texts.
  var accessibilityLabel: String?
  var isEnabled = true

  enum Kind {
    case text(String)
    case image(String)
    case button(action: @MainActor () -> Void, role: ButtonRole?)
    case toggle(Binding<Bool>)
    case stepper(increment: (() -> Void)?, decrement: (() -> Void)?)
    case field(TextFieldEditor, prompt: String, title: String)
    case slider(SliderRange)
    case stack(StackAxis, spacing: Int?, alignment: CellAlignment)
    case spacer
    case divider
    case padding(top: Int, leading: Int, bottom: Int, trailing: Int)
    case expanding(CellAlignment)
    case fixedWidth(Int, CellAlignment)
  }
}

extension Fragment {
  /// The texts in reading order: every text, and a field's text if it has any.
  @MainActor var texts: [String] {
    switch kind {
    case .text(let text): [text]
    case .field(let editor, _, _): [editor.text].filter { !$0.isEmpty }
    default: content.flatMap(\.texts)
    }
  }

  /// The control's names: what it shows, what it is called, what it asks for.
  @MainActor var labels: [String] {
    var labels: [String] = []
    if let accessibilityLabel { labels.append(accessibilityLabel) }
    if case .field(_, let prompt, let title) = kind {
      labels += [prompt, title].filter { !$0.isEmpty }
    }
    let visible = content.flatMap(\.texts).joined(separator: " ")
    if !visible.isEmpty { labels.append(visible) }
    labels += content.compactMap(\.deepAccessibilityLabel)
    if labels.isEmpty { labels += content.flatMap(\.imageNames) }
    return labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private var deepAccessibilityLabel: String? {
    accessibilityLabel ?? content.lazy.compactMap(\.deepAccessibilityLabel).first
  }

  private var imageNames: [String] {
    if case .image(let name) = kind { [name] } else { content.flatMap(\.imageNames) }
  }

  var isControl: Bool {
    switch kind {
    case .button, .toggle, .stepper, .field, .slider: true
    default: false
    }
  }

  /// The controls here and inside, in reading order.
  var controls: [Fragment] {
    isControl ? [self] + content.flatMap(\.controls) : content.flatMap(\.controls)
  }
}

/// The direction of a stack.
enum StackAxis {
  case vertical, horizontal, depth
}
