/// Something to be seen on the screen, with what is inside it.
struct Fragment {
  var kind: Kind
  var content: [Fragment] = []
  /// The view it comes from.
  var node: Node
  /// What it is called for those who do not see it, in place of its texts.
  var accessibilityLabel: String?
  /// False where the view is there to be seen alone.
  var isEnabled = true
  /// What a field's focus is bound to.
  var focusMarks: [FocusMark] = []
  /// What a tap does to something that is no control by its kind.
  var tap: (@MainActor () -> Void)?
  /// Tells a control that a finger is on it, and that it is lifted.
  var press: (@MainActor (Bool) -> Void)?
  /// Whether a list's row is chosen; nil where nothing is chosen.
  var isSelected: Bool?
  /// Controls that are not on the screen until a swipe, or something held, uncovers them.
  var covered: [Fragment] = []
  /// How it is set where a terminal can do so.
  var style: CellStyle = []

  enum Kind {
    case text(String)
    case image(String)
    case button(action: @MainActor () -> Void, role: ButtonRole?)
    case toggle(Binding<Bool>)
    case stepper(increment: (() -> Void)?, decrement: (() -> Void)?)
    case field(TextFieldEditor, prompt: String, title: String)
    case slider(SliderRange)
    /// A control that leads somewhere else.
    case link(action: @MainActor () -> Void)
    case picker(Choices)
    case date(DateEntry)
    /// How much is done, from 0 to 1; nil while nobody knows.
    case progress(Double?)
    /// Views one below the other or beside one another; the spacing is in points.
    case stack(StackAxis, spacing: Int?, alignment: CellAlignment)
    /// Views over one another, the first one at the bottom.
    case layers(CellPlace)
    /// A view, at position 0 of its node, with others over or behind it.
    case layered(CellPlace)
    case shape(ShapeElement.Form, isFilled: Bool, isVisible: Bool)
    /// Room along the stack it is in, of at least so many points.
    case spacer(minimum: CGFloat?)
    case divider
    case padding(top: Int, leading: Int, bottom: Int, trailing: Int)
    case frame(FrameLimits)
    /// What scrolls to the side.
    case sideways
    /// Several things as one, one below the other.
    case group
    /// Rows, one below the other, each a fragment of the content.
    case list
    /// Rows with what stands above and below them; the rows are the content.
    case section(header: [Fragment], footer: [Fragment])
    /// Cells in rows of as many columns as there are.
    case grid([GridColumn])
    /// What stands in front of the screen; the rest of the screen waits.
    case presented(Presentation)
    /// The bar over a screen: its title, and the way back if there is one.
    case navigation(title: String, back: (@MainActor () -> Void)?)
    /// The content of the chosen tab, over the tabs.
    case tabs(Choices)
  }
}

extension Fragment {
  /// The texts in reading order: every text, and a field's text if it has any.
  @MainActor var texts: [String] {
    switch kind {
    case .text(let text): [text]
    case .field(let editor, _, _): [editor.text].filter { !$0.isEmpty }
    case .section(let header, let footer): (header + content + footer).flatMap(\.texts)
    case .tabs(let choices): (content + choices.options.flatMap(\.label)).flatMap(\.texts)
    case .navigation(let title, _): [title].filter { !$0.isEmpty } + content.flatMap(\.texts)
    case .presented(let presentation): presentation.titles + content.flatMap(\.texts)
    case .picker(let choices): content.flatMap(\.texts) + choices.texts
    case .date(let entry): content.flatMap(\.texts) + entry.texts
    case .slider(let range): content.flatMap(\.texts) + range.ends.flatMap(\.texts)
    default: content.flatMap(\.texts)
    }
  }

  /// The control's names: what it shows, what it is called, what it asks for.
  @MainActor var labels: [String] {
    let given = givenLabels
    return given.isEmpty && isControl ? [kindName] : given
  }

  /// The names that the program has given; what has none is called what it is.
  @MainActor var givenLabels: [String] {
    var labels: [String] = []
    if let accessibilityLabel { labels.append(accessibilityLabel) }
    if case .field(_, let prompt, let title) = kind {
      labels += [prompt, title].filter { !$0.isEmpty }
    }
    // What is tapped without being a control is named by all that it shows, or by a part of it.
    let texts = tap == nil ? content.flatMap(\.texts) : texts
    let visible = texts.joined(separator: " ")
    if !visible.isEmpty { labels.append(visible) }
    if tap != nil { labels += freeTexts }
    labels += content.compactMap(\.deepAccessibilityLabel)
    if labels.isEmpty { labels += tap == nil ? content.flatMap(\.imageNames) : imageNames }
    return labels.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The texts that belong to no control inside.
  @MainActor private var freeTexts: [String] {
    if case .text(let text) = kind { return [text] }
    return parts.filter { !$0.isControl }.flatMap(\.freeTexts)
  }

  private var deepAccessibilityLabel: String? {
    accessibilityLabel ?? content.lazy.compactMap(\.deepAccessibilityLabel).first
  }

  private var imageNames: [String] {
    if case .image(let name) = kind { [name] } else { content.flatMap(\.imageNames) }
  }

  var isControl: Bool {
    switch kind {
    case .button, .toggle, .stepper, .field, .slider, .link, .picker, .date: true
    default: tap != nil
    }
  }

  /// The controls here and inside, in reading order, then those that are covered.
  var controls: [Fragment] {
    if case .tabs(let choices) = kind { return content.flatMap(\.controls) + choices.buttons }
    return (isControl ? [self] : []) + parts.flatMap(\.controls) + covered.flatMap(\.controls)
  }

  /// What is inside, in reading order.
  var parts: [Fragment] {
    if case .section(let header, let footer) = kind { header + content + footer } else { content }
  }
}

/// The direction of a stack.
enum StackAxis {
  case vertical, horizontal, depth
}
