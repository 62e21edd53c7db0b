extension Stage {
  /// Takes away what is in front, as a person does without using any of its controls.
  func dismiss() throws(StageFailure) {
    endEditing()
    let screen = screen
    guard let presentation = screen.presentation else {
      throw StageFailure(text: "nothing is presented that could be dismissed", available: [])
    }
    guard let dismiss = presentation.dismiss else {
      throw StageFailure(
        text: "\(presentation.style.name) is taken away by what is in it alone",
        available: actionLabels)
    }
    dismiss()
  }

  /// Goes back to the screen before in a navigation stack.
  func goBack() throws(StageFailure) {
    endEditing()
    if let presentation = screen.presentation, screen.front.flatMap(\.ways).isEmpty,
      !presentation.style.isScreen
    {
      throw StageFailure(
        text: "\(presentation.style.name) is in front of what could go back",
        available: actionLabels)
    }
    let ways = screen.front.flatMap(\.ways)
    guard let back = ways.compactMap(\.self).last else {
      throw StageFailure(
        text: ways.isEmpty
          ? "no navigation stack is in front that could go back"
          : "the screen in front has no way back", available: [])
    }
    back()
  }
}

extension Fragment {
  /// The way back of each navigation bar, from the outermost on; nil for one that has none.
  fileprivate var ways: [(@MainActor () -> Void)?] {
    if case .navigation(_, let back) = kind {
      [back] + content.flatMap(\.ways)
    } else {
      content.flatMap(\.ways)
    }
  }
}

extension Presentation.Style {
  /// What it is called in a message.
  var name: String {
    switch self {
    case .sheet: "the sheet"
    case .cover: "the full-screen cover"
    case .alert: "the alert"
    case .dialog: "the dialog"
    case .popover: "the popover"
    }
  }

  /// Whether it is a screen of its own, which may have a navigation stack.
  fileprivate var isScreen: Bool { self == .sheet || self == .cover || self == .popover }
}
