extension Stage {
  /// Carries a command out, to the end of what comes of it.
  func perform(_ command: StageCommand) -> StageReply {
    // What another thread has written since the last command is to be seen, not what it replaces.
    if graph.hasArrivals || clock.hasArrivals { settle() }
    do throws(StageFailure) {
      switch command.command {
      case "show": return .screen(drawing(command))
      case "tree": return .screen(outline(command))
      default: return .lines(try lines(of: command))
      }
    } catch {
      return .failure(error.text, available: error.available)
    }
  }

  private func drawing(_ command: StageCommand) -> DrawnScreen {
    let ran = command.marks == true ? graph.bodyRuns.compactMap(\.node) : []
    return Drawing(
      columns: max(1, command.columns ?? 60), rows: command.rows, editing: editing,
      ran: Set(ran.map(ObjectIdentifier.init)), anchor: lastUsed
    ).screen(screen.all)
  }

  private func outline(_ command: StageCommand) -> DrawnScreen {
    guard let root = graph.root else { return DrawnScreen(lines: []) }
    return Outline.of(root, runs: command.marks == true ? graph.bodyRuns : [])
  }

  private func lines(of command: StageCommand) throws(StageFailure) -> [String] {
    switch command.command {
    case "texts": return screen.visible.flatMap(\.texts)
    case "bodies": return graph.bodyRuns.map(\.line)
    case "labels": return actionLabels
    default:
      graph.bodyRuns = []
      try act(command)
      settle()
      return []
    }
  }

  private func act(_ command: StageCommand) throws(StageFailure) {
    switch command.command {
    case "tap": try tap(try control(command, "tap"))
    case "toggle": try toggle(try control(command, "toggle"))
    case "increment": try step(try control(command, "increment"), by: 1)
    case "decrement": try step(try control(command, "decrement"), by: -1)
    case "type": try type(command.text ?? "", into: command)
    case "clear": try field(command, "clear").clear()
    // As in a window: the field stays focused, unless the program moves the focus.
    case "submit": try field(command, "submit").submit()
    case "choose":
      let control = try control(command, "choose")
      endEditing()
      try choose(command.option ?? "", in: control)
    case "set":
      let control = try control(command, "set")
      endEditing()
      try set(command.value ?? "", in: control)
    case "dismiss": try dismiss()
    case "back": try goBack()
    case "wait": wait(.milliseconds(command.milliseconds ?? 0))
    case "rerun": try rerun(command.view ?? "")
    default: throw StageFailure(text: "'\(command.command)' is not possible here", available: [])
    }
  }

  private func tap(_ control: Fragment) throws(StageFailure) {
    endEditing()
    if let press = control.press {
      press(true)
      settle()
    }
    // What the action writes and the lifted finger make one update.
    defer { control.press?(false) }
    switch control.kind {
    case .button(let action, _): action()
    case .link(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    case .field(let editor, _, _): edit(editor)
    case .picker(let choices) where choices.primaryAction != nil: choices.primaryAction?()
    default:
      guard let tap = control.tap else {
        throw wrongKind(control, "be tapped", fitting: ["button", "link", "toggle"])
      }
      tap()
    }
  }

  private func toggle(_ control: Fragment) throws(StageFailure) {
    endEditing()
    guard case .toggle(let isOn) = control.kind else {
      throw wrongKind(control, "be flipped", fitting: ["toggle"])
    }
    isOn.wrappedValue.toggle()
  }

  private func step(_ control: Fragment, by sign: Double) throws(StageFailure) {
    endEditing()
    switch control.kind {
    case .stepper(let increment, let decrement):
      guard let step = sign > 0 ? increment : decrement else {
        throw unavailableStep(control, isUp: sign > 0)
      }
      step()
    case .slider(let range): range.move(by: sign)
    default: throw wrongKind(control, "be stepped", fitting: ["stepper", "slider"])
    }
  }

  /// Says why a button of a stepper is greyed out.
  private func unavailableStep(_ control: Fragment, isUp: Bool) -> StageFailure {
    let label = control.labels.first ?? ""
    let isBounded = (control.node.view as? any BoundedControl)?.isBounded == true
    let reason =
      isBounded
      ? "is at its \(isUp ? "upper" : "lower") bound"
      : "has no action for \(isUp ? "+" : "−")"
    return StageFailure(text: "'\(label)' \(reason)", available: [])
  }

  private func type(_ text: String, into command: StageCommand) throws(StageFailure) {
    let editor = try field(command, "type")
    for letter in text {
      editor.append(letter)
      settle()
    }
  }

  private func rerun(_ name: String) throws(StageFailure) {
    let nodes = graph.root?.customViews ?? []
    let matching = nodes.filter { TypeName.of($0.viewType) == name }
    guard !matching.isEmpty else {
      let names = nodes.map { TypeName.of($0.viewType) }
      throw StageFailure(
        text: "no view is called '\(name)'",
        available: names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } })
    }
    for node in matching { node.forceBody() }
  }
}
