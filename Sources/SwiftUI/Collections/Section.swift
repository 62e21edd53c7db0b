/// Views that belong together, with what stands above and below them.
public nonisolated struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  @MainActor func declareChildren(in node: Node) {
    if let isExpanded {
      node.declare(
        CollapsibleRows(
          isExpanded: isExpanded, header: header, content: { content }, footer: footer),
        at: .position(1))
    } else {
      node.declare(
        SectionRows(header: header, content: content, footer: footer), at: .position(0))
    }
  }
}

/// The parts of a section.
nonisolated struct SectionRows<Header: View, Content: View, Footer: View>: View, PrimitiveView {
  typealias Body = Never
  static var contentUse: ContentUse { .partByPart }
  let header: Header
  let content: Content
  let footer: Footer

  @MainActor func declareChildren(in node: Node) {
    node.declare(Region(content: header), at: .position(0))
    node.declare(Region(content: content), at: .position(1))
    node.declare(Region(content: footer), at: .position(2))
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = content.regions
    guard parts.count == 3 else { return content }
    return [
      Fragment(kind: .section(header: parts[0], footer: parts[2]), content: parts[1], node: node)
    ]
  }
}

/// Rows that go away and come back when what stands above them is tapped.
///
/// Rows that have gone away are no longer live: their states begin anew.
nonisolated struct CollapsibleRows<Header: View, Content: View, Footer: View>: View,
  PrimitiveView
{
  typealias Body = Never
  let isExpanded: Binding<Bool>
  let header: Header
  let content: () -> Content
  let footer: Footer

  // The content is the program's closure.
  static var readsWhileDeclaring: Bool { true }

  @MainActor func declareChildren(in node: Node) {
    let isExpanded = isExpanded.wrappedValue
    node.declare(
      Region(
        content: HStack {
          Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          header
        }), at: .position(0))
    if isExpanded {
      node.declare(Region(content: content()), at: .position(1))
      node.declare(Region(content: footer), at: .position(2))
    }
  }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let parts = content.regions
    let header = (parts.first ?? []).map { fragment in
      var fragment = fragment
      fragment.tap = { isExpanded.wrappedValue.toggle() }
      return fragment
    }
    let footer = parts.count > 2 ? parts[2] : []
    return [
      Fragment(
        kind: .section(header: header, footer: footer), content: parts.count > 1 ? parts[1] : [],
        node: node)
    ]
  }
}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "Use `init(content:header:footer:)` instead.")
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  @available(*, deprecated, message: "Use `init(content:footer:)` instead.")
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// A section that a tap on what stands above it closes and opens.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @available(*, deprecated, message: "Use `init(content:header:)` instead.")
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}
