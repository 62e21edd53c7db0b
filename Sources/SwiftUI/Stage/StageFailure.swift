/// A command that cannot be carried out, and what could be.
struct StageFailure: Error {
  let text: String
  let available: [String]
}

extension Stage {
  /// The labels of the controls that can be used now.
  var actionLabels: [String] {
    var seen: [String] = []
    for control in fragments.flatMap(\.controls) where control.isUsable {
      for label in control.labels where !seen.contains(label) { seen.append(label) }
    }
    return seen
  }

  /// The control a command names.
  func control(_ command: StageCommand, _ verb: String) throws(StageFailure) -> Fragment {
    let label = command.label ?? ""
    let all = controls(called: label)
    let fitting = all.filter { $0.suits(verb) }
    // Of another kind: whoever carries out the command says so.
    let matching = fitting.isEmpty ? all : fitting
    let kind = fitting.isEmpty && !all.isEmpty ? nil : verb
    if let number = command.number {
      guard number >= 1, number <= matching.count else {
        throw StageFailure(
          text: "there is no #\(number) of '\(label)': of that label there are \(matching.count)",
          available: available(for: kind))
      }
      return try usable(matching[number - 1], label)
    }
    guard let first = matching.first else {
      throw missing(label, available: available(for: kind))
    }
    guard matching.count == 1 else {
      throw StageFailure(
        text: "\(matching.count) controls are labelled '\(label)': say which with #1 to "
          + "#\(matching.count)", available: available(for: kind))
    }
    return try usable(first, label)
  }

  func wrongKind(_ control: Fragment, _ deed: String, fitting kinds: [String]) -> StageFailure {
    StageFailure(
      text: "'\(control.labels.first ?? "")' is a \(control.kindName) and cannot \(deed)",
      available: fragments.flatMap(\.controls).filter { kinds.contains($0.kindName) }
        .compactMap(\.labels.first))
  }

  private func missing(_ label: String, available: [String]) -> StageFailure {
    let screen = screen
    guard let presentation = screen.presentation,
      screen.behind.flatMap(\.controls).contains(where: { $0.labels.contains(label) })
    else { return StageFailure(text: "no control is labelled '\(label)'", available: available) }
    return StageFailure(
      text: "'\(label)' is behind \(presentation.style.name)", available: available)
  }

  private func usable(_ control: Fragment, _ label: String) throws(StageFailure) -> Fragment {
    guard control.isUsable else {
      throw StageFailure(text: "'\(label)' is disabled", available: actionLabels)
    }
    lastUsed = control.node
    return control
  }

  /// What a command could name; nil for controls of any kind.
  private func available(for verb: String?) -> [String] {
    fragments.flatMap(\.controls).filter { verb.map($0.suits) ?? true }.map { control in
      (control.labels.first ?? "") + (control.isUsable ? "" : " (disabled)")
    }
  }
}

extension Fragment {
  /// Whether the control can be used.
  @MainActor var isUsable: Bool {
    isEnabled && EnvironmentValues(scope: node.scope, reader: nil).isEnabled
  }

  var kindName: String {
    switch kind {
    case .button: "button"
    case .toggle: "toggle"
    case .stepper: "stepper"
    case .field: "field"
    case .slider: "slider"
    case .link: "link"
    case .picker(let choices): choices.style == .menu ? "menu" : "picker"
    case .date: "date picker"
    default: "view"
    }
  }

  /// Whether the control is of the kind that a command is about, so that a stepper and a button
  /// may have one and the same label.
  fileprivate func suits(_ verb: String) -> Bool {
    switch verb {
    case "type", "clear", "submit": kindName == "field"
    case "choose": ["picker", "menu"].contains(kindName)
    case "increment", "decrement": ["stepper", "slider"].contains(kindName)
    case "set": ["slider", "date picker"].contains(kindName)
    case "toggle": kindName == "toggle"
    case "tap": ["button", "toggle", "link", "field", "menu"].contains(kindName)
    default: true
    }
  }
}
