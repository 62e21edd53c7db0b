/// The values of a navigation stack's screens, of any types.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  public init() {
    elements = []
  }

  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// How many screens are pushed.
  public var count: Int { elements.count }

  public var isEmpty: Bool { elements.isEmpty }

  /// Adds a screen in front of the others.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes the last `k` screens away.
  public mutating func removeLast(_ k: Int = 1) {
    elements.removeLast(k)
  }
}

/// Shows the program's own collection as the values of a stack.
struct CollectionPath<Data>: Projection
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  func get(_ base: Data) -> [AnyHashable] { base.map { AnyHashable($0) } }

  // A collection of one type has no room for values of others.
  func set(_ base: inout Data, _ value: [AnyHashable]) {
    base = Data(value.compactMap { $0.base as? Data.Element })
  }
}
