/// An object from what surrounds the view, found by its type.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  public typealias Wrapper = ObjectBindings<ObjectType>

  public init() {}

  public var wrappedValue: ObjectType {
    guard let object else {
      fatalError(
        "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for "
          + "\(ObjectType.self) may be missing as an ancestor of this view.")
    }
    return object
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension EnvironmentObject: SelfComparing {
  func isSame(as other: Self) -> Bool { object === other.object }
}

extension EnvironmentObject: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  private final class Box: PropertyBox {
    private let subscription = ObjectSubscription<ObjectType>()

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let values = EnvironmentValues(scope: node.scope, reader: node)
      // A missing object is an error for who reads it, not for who declares it.
      guard let object = values.object(ObjectType.self) else { return false }
      unsafe place.assumingMemoryBound(to: EnvironmentObject<ObjectType>.self).pointee.object =
        object
      return subscription.follow(object, in: node)
    }
  }
}

extension View {
  /// Puts an object into the environment, found by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }
}
