/// Reads a value, or an observable object, from what surrounds the view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private var content: Content

  private enum Content {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, name: String)
    case value(Value)
  }

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    content = .object({ $0.object(objectType) }, name: "\(objectType)")
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object({ .some($0.object(objectType)) }, name: "\(objectType)")
  }

  public var wrappedValue: Value {
    switch content {
    case .value(let value): return value
    // Before the view is on the screen nothing surrounds it.
    case .keyPath(let keyPath): return EnvironmentValues()[keyPath: keyPath]
    case .object(let read, let name):
      guard let value = read(EnvironmentValues()) else { missing(name) }
      return value
    }
  }

  private func missing(_ name: String) -> Never {
    fatalError(
      "No Observable object of type \(name) found. A View.environmentObject(_:) for \(name) "
        + "may be missing as an ancestor of this view.")
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (content, other.content) {
    case (.keyPath(let mine), .keyPath(let theirs)): mine == theirs
    case (.object, .object): true
    case (.value(let mine), .value(let theirs)): ValueComparison.same(mine, theirs)
    default: false
    }
  }
}

extension Environment: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  private final class Box: PropertyBox {
    private var last: Value?
    /// For a property that is the whole environment.
    private let reads = Value.self == EnvironmentValues.self ? EnvironmentReads() : nil

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let property = unsafe place.assumingMemoryBound(to: Environment<Value>.self)
      var values = EnvironmentValues(scope: node.scope, reader: node)
      values.reads = reads
      let value: Value
      switch unsafe property.pointee.content {
      case .keyPath(let keyPath): value = values[keyPath: keyPath]
      case .object(let read, _):
        // A missing object is an error for who reads it, not for who declares it.
        guard let object = read(values) else { return false }
        value = object
      case .value(let known): value = known
      }
      unsafe property.pointee.content = .value(value)
      defer { last = value }
      if let reads, last != nil { return reads.differ(in: node.scope) }
      return last.map { !ValueComparison.same($0, value) } ?? true
    }
  }
}
