/// Elements are bindings by position: one whose element has been removed must not be used.
extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }

  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  public subscript(position: Index) -> Element {
    Binding<Value.Element>(
      value: wrappedValue[position],
      location: LocationBox(ElementLocation(base: location, index: position)),
      transaction: transaction)
  }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }

  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection
where Value: MutableCollection, Value: RandomAccessCollection {}

/// An element of another location's collection.
private struct ElementLocation<Elements: MutableCollection>: Location {
  let base: AnyLocation<Elements>
  let index: Elements.Index

  func get() -> Elements.Element { base.get()[index] }

  func set(_ value: Elements.Element, transaction: Transaction) {
    var whole = base.get()
    whole[index] = value
    base.set(whole, transaction: transaction)
  }

  func isSame(as other: Self) -> Bool { base.isSame(as: other.base) && index == other.index }

  var source: (any StateSource)? { base.source }

  var isRead: Bool { base.wasRead }

  func noteRead() { base.wasRead = true }
}
