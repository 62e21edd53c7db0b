/// A name for a family of views, of the view's own.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  @State private var id = ID()

  public init() {}

  public var wrappedValue: ID { id }

  /// What tells a namespace from others.
  public struct ID: Hashable, Sendable {
    // Main thread alone: views are made there.
    private nonisolated(unsafe) static var count = 0
    private let number: Int

    init() {
      unsafe Self.count += 1
      number = unsafe Self.count
    }
  }
}
