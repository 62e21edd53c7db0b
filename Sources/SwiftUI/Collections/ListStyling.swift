// How lists, forms and their rows look: cells cannot show it, so it is accepted and has no effect.
extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View { self }
  public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View { self }
  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View { self }
  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View { self }
  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public nonisolated func listItemTint(_ tint: Color?) -> some View { self }
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View { self }
  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { self }
  public nonisolated func headerProminence(_ prominence: Prominence) -> some View { self }
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View { self }
}

/// How much something stands out.
public enum Prominence: Sendable { case standard, increased }

/// How far sections are apart.
public struct ListSectionSpacing: Sendable {
  public static let `default` = ListSectionSpacing()
  public static let compact = ListSectionSpacing()
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}

/// How lists look.
public protocol ListStyle {}

public struct DefaultListStyle: ListStyle { public init() {} }
public struct PlainListStyle: ListStyle { public init() {} }
public struct GroupedListStyle: ListStyle { public init() {} }
public struct InsetListStyle: ListStyle { public init() {} }
public struct InsetGroupedListStyle: ListStyle { public init() {} }
public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
  public static var automatic: Self { Self() }
}
extension ListStyle where Self == PlainListStyle {
  public static var plain: Self { Self() }
}
extension ListStyle where Self == GroupedListStyle {
  public static var grouped: Self { Self() }
}
extension ListStyle where Self == InsetListStyle {
  public static var inset: Self { Self() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  public static var insetGrouped: Self { Self() }
}
extension ListStyle where Self == SidebarListStyle {
  public static var sidebar: Self { Self() }
}

/// How forms look.
public protocol FormStyle {}

public struct AutomaticFormStyle: FormStyle { public init() {} }
public struct GroupedFormStyle: FormStyle { public init() {} }
public struct ColumnsFormStyle: FormStyle { public init() {} }

extension FormStyle where Self == AutomaticFormStyle {
  public static var automatic: Self { Self() }
}
extension FormStyle where Self == GroupedFormStyle {
  public static var grouped: Self { Self() }
}
extension FormStyle where Self == ColumnsFormStyle {
  public static var columns: Self { Self() }
}

/// How boxes around views look.
public protocol GroupBoxStyle {}

public struct DefaultGroupBoxStyle: GroupBoxStyle { public init() {} }

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  public static var automatic: Self { Self() }
}
