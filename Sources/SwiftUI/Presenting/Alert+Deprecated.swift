/// An alert as it was described before buttons were views.
public struct Alert {
  let title: Text
  let message: Text?
  let buttons: [Button]

  /// An alert with one button, which is OK where nothing else is said.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton].compactMap(\.self)
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }

  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// A button that says Cancel.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button(label: Text("Cancel"), role: .cancel, action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }
}

nonisolated struct OldAlertContent<Item>: PresentedContent {
  let content: (Item) -> Alert

  @MainActor func content(
    for item: Item, by presenter: Presenter
  ) -> AlertScene<ForEach<Range<Int>, Int, OldAlertButton>, Text?> {
    let alert = content(item)
    return AlertScene(
      style: .alert, title: alert.title.string,
      actions: ForEach(alert.buttons.indices, id: \.self) { index in
        OldAlertButton(button: alert.buttons[index])
      }, message: alert.message, presenter: presenter)
  }
}

nonisolated struct OldAlertButton: View, PrimitiveView {
  typealias Body = Never
  let button: Alert.Button

  @MainActor func declareChildren(in node: Node) {
    let action = button.action
    node.declare(
      Button(role: button.role, action: { action?() }, label: { button.label }),
      at: .position(0))
  }
}

extension View {
  /// Presents an alert while `isPresented` is true.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return presenting(isPresented, OldAlertContent<Presence> { _ in alert })
  }

  /// Presents an alert for `item` while there is one.
  @available(*, deprecated, message: "use `alert(title:isPresented:presenting::actions:) instead.")
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content)
    return presenting(
      item, identity: \Item.id,
      OldAlertContent { item in alert ?? Alert(title: Text(verbatim: "")) })
  }
}
