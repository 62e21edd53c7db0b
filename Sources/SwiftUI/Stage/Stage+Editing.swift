/// Which field is typed in.
extension Stage {
  /// The field that a command types in, which is the focused one from now on.
  func field(
    _ command: StageCommand, _ verb: String
  ) throws(StageFailure) -> TextFieldEditor {
    let control = try control(command, verb)
    guard case .field(let editor, _, _) = control.kind else {
      throw wrongKind(control, "be typed in", fitting: ["field"])
    }
    if editing !== editor {
      edit(editor)
      // The program hears of the focus before it hears of the first letter.
      settle()
    }
    return editor
  }

  func edit(_ editor: TextFieldEditor?) {
    guard editing !== editor else { return }
    editing?.commit()
    editing = editor
  }

  /// Writes what was typed, for whoever uses another control now; as with a tap on a button, the
  /// focus stays where it is.
  func endEditing() {
    guard let editing, editing.isPending else { return }
    editing.commit()
    settle()
  }

  /// Brings together which field is typed in and what the focus states say: what the program has
  /// set moves the focus, and then each state says where the focus is.
  func settleFocus() {
    guard graph.hasFocusStates else { return }
    let fields = fragments.flatMap(\.controls).filter { $0.editor != nil }
    if let editing, !fields.contains(where: { $0.editor === editing }) { self.editing = nil }
    let wishes = graph.focusWishes
    graph.focusWishes = []
    for wish in wishes {
      let bound = fields.filter { $0.focusMarks.contains { $0.state == wish.state } }
      if let wanted = bound.first(where: { field in
        field.isUsable && field.focusMarks.contains { $0.state == wish.state && $0.isWanted() }
      }) {
        edit(wanted.editor)
      } else {
        if bound.contains(where: { $0.editor === editing }) { edit(nil) }
        wish.giveUp()
      }
    }
    tellFocusStates(screen.all.flatMap(\.controls))
  }

  private func tellFocusStates(_ fields: [Fragment]) {
    let focused = fields.first { $0.editor === editing }?.focusMarks ?? []
    var told: Set<ObjectIdentifier> = []
    for mark in focused where told.insert(mark.state).inserted { mark.gain() }
    for mark in fields.flatMap(\.focusMarks) where told.insert(mark.state).inserted { mark.lose() }
  }
}

extension Fragment {
  fileprivate var editor: TextFieldEditor? {
    if case .field(let editor, _, _) = kind { editor } else { nil }
  }
}
