/// Nothing at all.
public nonisolated struct EmptyView: View, PrimitiveView, Sendable {
  public typealias Body = Never
  public init() {}
}

/// Several views in a row.
public nonisolated struct TupleView<T>: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  public var value: T
  let elements: [any View]

  init(_ value: T, elements: [any View]) {
    self.value = value
    self.elements = elements
  }

  public init(_ value: T) {
    self.init(
      value, elements: Mirror(reflecting: value).children.compactMap { $0.value as? any View })
  }

  @MainActor func declareChildren(in node: Node) {
    for (index, element) in elements.enumerated() { node.declare(element, at: .position(index)) }
  }
}

extension TupleView: SelfComparing {
  func isSame(as other: Self) -> Bool { ValueComparison.same(value, other.value) }
}

/// One of two views; each has its own identity.
public nonisolated struct _ConditionalContent<TrueContent, FalseContent>: View, PrimitiveView
where TrueContent: View, FalseContent: View {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }

  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage

  @MainActor func declareChildren(in node: Node) {
    switch storage {
    case .trueContent(let content): node.declare(content, at: .position(0))
    case .falseContent(let content): node.declare(content, at: .position(1))
    }
  }
}

extension _ConditionalContent: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.trueContent(let mine), .trueContent(let theirs)): ValueComparison.same(mine, theirs)
    case (.falseContent(let mine), .falseContent(let theirs)): ValueComparison.same(mine, theirs)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
}

extension Optional: PrimitiveView where Wrapped: View {
  @MainActor func declareChildren(in node: Node) {
    if let self { node.declare(self, at: .position(0)) }
  }
}

extension Optional: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let mine?, let theirs?): ValueComparison.same(mine, theirs)
    default: false
    }
  }
}

/// Several views as one, for modifiers and for the builder.
public nonisolated struct Group<Content>: View, PrimitiveView where Content: View {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
}

/// A view of any type; another type in its place is another view.
public nonisolated struct AnyView: View, PrimitiveView {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let content: any View

  public init<V: View>(_ view: V) {
    content = view
  }

  public init<V: View>(erasing view: V) {
    self.init(view)
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
}

/// A view that is compared with `==` before its body runs again.
public nonisolated struct EquatableView<Content>: View, PrimitiveView
where Content: View & Equatable {
  public typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor func declareChildren(in node: Node) { node.declare(content, at: .position(0)) }
}

extension EquatableView: SelfComparing, ComparedByEquality {
  func isSame(as other: Self) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Skips the body while the view equals what it was.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
