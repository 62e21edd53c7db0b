/// Something that a tab view has a tab for.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent where Body.TabValue == TabValue
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }
}

/// A tab with its content and its name.
public nonisolated struct Tab<Value: Hashable, Content: View, Label: View>: PrimitiveTabContent {
  public typealias TabValue = Value
  public typealias Body = _NoTabs<Value>
  private let value: Value?
  private let content: Content
  private let label: Label

  /// A tab that is chosen by its value.
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.value = value
    self.content = content()
    self.label = label()
  }

  /// A tab that only the person chooses.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    value = nil
    self.content = content()
    self.label = label()
  }

  var view: any View {
    let item = TabItem(content: content, label: label)
    guard let value else { return item }
    return item.tag(value)
  }
}

/// The name and the picture of a tab.
public nonisolated struct DefaultTabLabel: View {
  let label: Label<Text, Image>

  public var body: some View { label }
}

extension Tab where Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image))
    }
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(label: SwiftUI.Label(titleKey, systemImage: systemImage))
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(label: SwiftUI.Label(title, systemImage: systemImage))
    }
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) {
    self.init(content: content) {
      DefaultTabLabel(label: SwiftUI.Label(titleKey, image: image))
    }
  }
}

/// A tab, or tabs, that are a view of ours.
protocol PrimitiveTabContent: TabContent {
  var view: any View { get }
}

extension TabContent where Body == _NoTabs<TabValue> {
  public var body: _NoTabs<TabValue> { fatalError("body() should not be called on \(Self.self)") }
}

/// What a tab of ours has in place of a body.
public nonisolated struct _NoTabs<Value: Hashable>: PrimitiveTabContent {
  public typealias TabValue = Value
  public typealias Body = _NoTabs<Value>
  var view: any View { EmptyView() }
}

/// Tabs as a view, so that their properties live as a view's do.
public nonisolated struct _TabContentView<Content: TabContent>: View, PropertyHost {
  let content: Content

  @MainActor public var body: AnyView {
    if let content = content as? any PrimitiveTabContent { return AnyView(content.view) }
    return AnyView(_TabContentView<Content.Body>(content: content.body))
  }
}
