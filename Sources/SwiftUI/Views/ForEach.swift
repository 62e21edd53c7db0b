/// A view for each element of a collection; a row's identity is its element's id.
public nonisolated struct ForEach<Data, ID, Content>
where Data: RandomAccessCollection, ID: Hashable {
  public var data: Data
  public var content: (Data.Element) -> Content
  private let id: (Data.Element) -> ID
  private let idPath: AnyKeyPath?
  private let isConstant: Bool

  private init(
    data: Data, content: @escaping (Data.Element) -> Content, idPath: AnyKeyPath?,
    isConstant: Bool = false, id: @escaping (Data.Element) -> ID
  ) {
    self.data = data
    self.content = content
    self.id = id
    self.idPath = idPath
    self.isConstant = isConstant
  }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, idPath: \Data.Element.id) { $0.id }
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, idPath: id) { $0[keyPath: id] }
  }

  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Element: Identifiable, C.Index: Hashable, ID == C.Element.ID
  {
    self.init(data, id: \.id, content: content)
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>,
    C: MutableCollection & RandomAccessCollection,
    C.Index: Hashable
  {
    // The elements are the program's state: whoever shows them reads them.
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      content: { content(data[$0.0]) }, idPath: id
    ) { $0.1 }
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  @_semantics("swiftui.requires_constant_range")
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(constant: data, content: content)
  }

  /// What others build on who say themselves that their range is constant.
  init(constant data: Range<Int>, content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, idPath: \Int.self, isConstant: true) { $0 }
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never
}

extension ForEach: PrimitiveView where Content: View {
  static var contentUse: ContentUse { .asItIs }
  static var hasRows: Bool { true }
  static var readsWhileDeclaring: Bool { true }

  @MainActor func declareChildren(in node: Node) {
    var seen: [AnyHashable: (first: Data.Element, count: Int)] = [:]
    for element in rows(in: node) {
      let id = AnyHashable(id(element))
      if let (first, count) = seen[id] {
        if count == 1 {
          RuntimeIssue.duplicateID(container: name, id: String(describing: id.base)).report()
        }
        // The id finds the element: the first one that has it.
        seen[id] = (first, count + 1)
        node.declare(content(first), at: .id(id, repetition: count))
      } else {
        seen[id] = (element, 1)
        node.declare(content(element), at: .id(id, repetition: 0))
      }
    }
  }

  /// A constant range keeps the rows it began with.
  private func rows(in node: Node) -> Data {
    guard isConstant else { return data }
    guard let first = node.memory as? Data else {
      node.memory = data
      return data
    }
    if first.count != data.count {
      RuntimeIssue.changedCount(container: name, count: data.count, initial: first.count).report()
    }
    return first
  }

  private var name: String { String(describing: Self.self) }
}

// Ids may be computed, so that equal data still says other rows: the rows are always asked for.
extension ForEach: SelfComparing {
  func isSame(as other: Self) -> Bool { false }
}
