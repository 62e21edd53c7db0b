/// Options of which one is chosen, or which are things to do.
struct Choices {
  let options: [Option]
  /// The place of the chosen option; nil when none is.
  let chosen: Int?
  let choose: @MainActor (Int) -> Void
  var style = Style.closed
  /// What stands in the place of the chosen option where a picker says so itself.
  var currentValue: [Fragment]?
  /// What a tap does to a menu that is opened in another way.
  var primaryAction: (@MainActor () -> Void)?

  enum Style {
    /// Only the chosen option is on the screen.
    case closed
    /// All the options are on the screen, one below the other or beside one another.
    case open, segmented
    /// The options are things to do: none is on the screen, none is ever the chosen one.
    case menu
  }

  /// Something that can be chosen, as it is shown.
  struct Option {
    let label: [Fragment]
    var isUsable = true
  }
}

extension Choices {
  /// The texts that are on the screen, without the label of the control.
  @MainActor var texts: [String] {
    switch style {
    case .menu: []
    case .open, .segmented: options.flatMap { $0.label.flatMap(\.texts) }
    case .closed: currentValue?.flatMap(\.texts) ?? chosenTexts
    }
  }

  /// The texts of the chosen option.
  @MainActor var chosenTexts: [String] { chosen.map { options[$0].label.flatMap(\.texts) } ?? [] }
}

extension Choices.Option {
  /// What the option is called by who chooses it: as a control with this label would be.
  @MainActor var names: [String] {
    guard let first = label.first else { return [] }
    return Fragment(kind: .group, content: label, node: first.node).labels
  }
}
