/// How a tab view looks.
public protocol TabViewStyle {}

public struct DefaultTabViewStyle: TabViewStyle { public init() {} }
public struct TabBarOnlyTabViewStyle: TabViewStyle { public init() {} }
public struct SidebarAdaptableTabViewStyle: TabViewStyle { public init() {} }

/// Pages side by side, without names.
public struct PageTabViewStyle: TabViewStyle {
  public init(indexDisplayMode: IndexDisplayMode = .automatic) {}

  /// Whether dots say which page is shown.
  public struct IndexDisplayMode: Sendable {
    public static let automatic = IndexDisplayMode()
    public static let always = IndexDisplayMode()
    public static let never = IndexDisplayMode()
  }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: Self { Self() }
}
extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: Self { Self() }
}
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: Self { Self() }
}
extension TabViewStyle where Self == PageTabViewStyle {
  public static var page: Self { Self() }

  public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> Self {
    Self(indexDisplayMode: indexDisplayMode)
  }
}

// A name says what a tab is for; what is new in it is not shown.
extension View {
  public nonisolated func badge(_ count: Int) -> some View { self }
  public nonisolated func badge(_ label: Text?) -> some View { self }
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View { self }
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View { self }
}

extension TabContent {
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> { self }
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> { self }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View { self }
}
