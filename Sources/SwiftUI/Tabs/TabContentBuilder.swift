/// Builds the tabs of a tab view.
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
  /// The tabs as a view.
  public nonisolated struct Content<C: TabContent>: View {
    let content: C

    @MainActor public var body: some View { _TabContentView(content: content) }
  }

  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }

  public static func buildBlock<C: TabContent>(_ content: C) -> C where C.TabValue == TabValue {
    content
  }

  public static func buildBlock<each C: TabContent>(
    _ content: repeat each C
  ) -> _TupleTabContent<TabValue, (repeat each C)> {
    var views: [any View] = []
    for content in repeat each content { views.append(_TabContentView(content: content)) }
    let all = (repeat _TabContentView(content: each content))
    return _TupleTabContent(view: TupleView(all, elements: views))
  }

  public static func buildIf<C: TabContent>(_ content: C?) -> _EitherTabContent<TabValue, C, C>
  where C.TabValue == TabValue {
    _EitherTabContent(view: content.map { _TabContentView(content: $0) })
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    first: First
  ) -> _EitherTabContent<TabValue, First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    typealias Either = _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
    return _EitherTabContent(view: Either(storage: .trueContent(.init(content: first))))
  }

  public static func buildEither<First: TabContent, Second: TabContent>(
    second: Second
  ) -> _EitherTabContent<TabValue, First, Second>
  where First.TabValue == TabValue, Second.TabValue == TabValue {
    typealias Either = _ConditionalContent<_TabContentView<First>, _TabContentView<Second>>
    return _EitherTabContent(view: Either(storage: .falseContent(.init(content: second))))
  }
}

/// Several tabs.
public nonisolated struct _TupleTabContent<TabValue: Hashable, T>: PrimitiveTabContent {
  public typealias Body = _NoTabs<TabValue>
  let view: any View
}

/// Tabs that are there or not, or one of two kinds of them; each has its own identity.
public nonisolated struct _EitherTabContent<TabValue: Hashable, First, Second>:
  PrimitiveTabContent
{
  public typealias Body = _NoTabs<TabValue>
  let view: any View
}
