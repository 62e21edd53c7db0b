/// Views that are shown when their title is tapped, and hidden when it is tapped again.
public nonisolated struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  private init(isExpanded: Binding<Bool>?, content: @escaping () -> Content, label: Label) {
    self.isExpanded = isExpanded
    self.label = label
    self.content = content
  }

  public init(
    @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: nil, content: content, label: label())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(isExpanded: isExpanded, content: content, label: label())
  }

  @MainActor public var body: some View {
    CollapsibleRows(
      isExpanded: isExpanded ?? $isOpen, header: label, content: content, footer: EmptyView())
  }
}

extension DisclosureGroup where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, content: content, label: Text(titleKey))
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(titleKey))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: nil, content: content, label: Text(label))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content, label: Text(label))
  }
}
