/// An alert or a dialog: a title, a message and buttons, each of which takes it away.
nonisolated struct AlertScene<Actions: View, Message: View>: View, PrimitiveView {
  typealias Body = Never
  let style: Presentation.Style
  let title: String?
  let actions: Actions
  let message: Message
  let presenter: Presenter

  @MainActor func declareChildren(in node: Node) {
    node.declare(AlertPart(content: message), at: .position(0))
    node.declare(AlertPart(content: actions), at: .position(1))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let texts = content.first?.content ?? []
    let controls = content.dropFirst().flatMap(\.controls).map(dismissing)
    var buttons = controls
    let cancel = controls.first(where: \.isCancel)
    if style == .dialog {
      // At the end, wherever the program says it.
      buttons.removeAll(where: \.isCancel)
      buttons.append(cancel ?? standard("Cancel", role: .cancel, in: node))
    } else if !controls.contains(where: \.isButton) {
      buttons.append(standard("OK", role: nil, in: node))
    }
    return [
      Fragment(
        kind: .presented(
          Presentation(style: style, title: title, dismiss: way(out: cancel, from: controls))),
        content: texts + buttons, node: node)
    ]
  }

  /// What a person can do who answers nothing: tap beside a dialog; an alert with buttons waits.
  @MainActor private func way(
    out cancel: Fragment?, from controls: [Fragment]
  ) -> (@MainActor () -> Void)? {
    if style == .dialog, case .button(let action, _)? = cancel?.kind { return action }
    if style == .alert, controls.contains(where: \.isButton) { return nil }
    return { presenter.dismiss() }
  }

  /// A button's action runs, and then the alert goes away.
  @MainActor private func dismissing(_ control: Fragment) -> Fragment {
    guard case .button(let action, let role) = control.kind else { return control }
    var control = control
    control.kind = .button(
      action: {
        action()
        presenter.dismiss()
      }, role: role)
    return control
  }

  @MainActor private func standard(_ title: String, role: ButtonRole?, in node: Node) -> Fragment {
    Fragment(
      kind: .button(action: { presenter.dismiss() }, role: role),
      content: [Fragment(kind: .text(title), node: node)], node: node)
  }
}

/// The message or the buttons, so that they can be told apart.
private nonisolated struct AlertPart<Content: View>: View, PrimitiveView {
  typealias Body = Never
  let content: Content

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .group, content: content, node: node)]
  }
}

extension Fragment {
  fileprivate var isButton: Bool { if case .button = kind { true } else { false } }

  fileprivate var isCancel: Bool {
    if case .button(_, let role) = kind { role == .cancel } else { false }
  }
}

/// The title, the buttons and the message of an alert, made with the view that presents it.
nonisolated struct AlertContent<Actions: View, Message: View>: PresentedContent {
  let style: Presentation.Style
  let title: String?
  let actions: Actions
  let message: Message
  /// Made from a value that is not to change while the alert is there.
  var isFixed = false
  var isReady = true

  @MainActor func content(
    for item: Presence, by presenter: Presenter
  ) -> AlertScene<Actions, Message> {
    AlertScene(
      style: style, title: title, actions: actions, message: message, presenter: presenter)
  }
}

extension View {
  /// Presents an alert or a dialog with what `data` gives it; without data there is none.
  nonisolated func alerting<T, A: View, M: View>(
    _ style: Presentation.Style, _ title: Text?, isPresented: Binding<Bool>, presenting data: T?,
    actions: (T) -> A, message: (T) -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertContent(
        style: style, title: title?.string, actions: data.map(actions),
        message: data.map(message), isFixed: true, isReady: data != nil))
  }

  nonisolated func alerting<A: View, M: View>(
    _ style: Presentation.Style, _ title: Text?, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    presenting(
      isPresented,
      AlertContent(
        style: style, title: title?.string, actions: actions(), message: message()))
  }
}

extension Binding {
  /// Whether there is a value; setting it to false takes the value away.
  func isThere<T>() -> Binding<Bool> where Value == T? { projecting(Existence<T>()) }
}

private struct Existence<T>: Projection {
  func get(_ base: T?) -> Bool { base != nil }

  func set(_ base: inout T?, _ value: Bool) {
    if !value { base = nil }
  }
}
