/// Something for the bar of a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  associatedtype Body: ToolbarContent
  @ToolbarContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: ToolbarContent {}

/// An item of a bar.
public nonisolated struct ToolbarItem<ID, Content: View>: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    self.placement = placement
    self.content = content()
  }

  var view: any View { ToolbarSlot(placement: placement, content: content) }
}

/// Several items of a bar, all at one place.
public nonisolated struct ToolbarItemGroup<Content: View>: PrimitiveToolbarContent {
  public typealias Body = Never
  private let placement: ToolbarItemPlacement
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  var view: any View { ToolbarSlot(placement: placement, content: content) }
}

/// Content of a bar that is a view of ours.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
  var view: any View { get }
}

extension ToolbarContent where Body == Never {
  public var body: Never {
    fatalError("body() should not be called on \(Self.self)")
  }
}

/// Content of a bar as a view, so that its properties live as a view's do.
nonisolated struct ToolbarContentView<Content: ToolbarContent>: View, PropertyHost {
  let content: Content

  @MainActor var body: AnyView {
    if let content = content as? any PrimitiveToolbarContent { return AnyView(content.view) }
    return AnyView(ToolbarContentView<Content.Body>(content: content.body))
  }
}

/// Several things for a bar.
public nonisolated struct _TupleToolbarContent<T>: PrimitiveToolbarContent {
  public typealias Body = Never
  let view: any View
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {}

extension Optional: PrimitiveToolbarContent where Wrapped: ToolbarContent {
  var view: any View { map { ToolbarContentView(content: $0) } }
}

/// Builds the content of a bar.
@resultBuilder
public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }

  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> _TupleToolbarContent<(repeat each Content)> {
    var views: [any View] = []
    for content in repeat each content { views.append(ToolbarContentView(content: content)) }
    let all = (repeat ToolbarContentView(content: each content))
    return _TupleToolbarContent(view: TupleView(all, elements: views))
  }

  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> _EitherToolbarContent<First, Second> {
    _EitherToolbarContent(either: .init(storage: .trueContent(.init(content: first))))
  }

  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> _EitherToolbarContent<First, Second> {
    _EitherToolbarContent(either: .init(storage: .falseContent(.init(content: second))))
  }
}

/// One of two things for a bar; each has its own identity.
public nonisolated struct _EitherToolbarContent<First: ToolbarContent, Second: ToolbarContent>:
  PrimitiveToolbarContent
{
  public typealias Body = Never
  let either: _ConditionalContent<ToolbarContentView<First>, ToolbarContentView<Second>>

  var view: any View { either }
}
