/// An object that somebody else owns; any of its published changes runs the body again.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  public var wrappedValue: ObjectType

  public typealias Wrapper = ObjectBindings<ObjectType>

  public init(wrappedValue: ObjectType) {
    self.wrappedValue = wrappedValue
  }

  public init(initialValue: ObjectType) {
    self.init(wrappedValue: initialValue)
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

extension ObservedObject: SelfComparing {
  func isSame(as other: Self) -> Bool { wrappedValue === other.wrappedValue }
}

extension ObservedObject: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  private final class Box: PropertyBox {
    private let subscription = ObjectSubscription<ObjectType>()

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let property = unsafe place.assumingMemoryBound(to: ObservedObject<ObjectType>.self)
      return unsafe subscription.follow(property.pointee.wrappedValue, in: node)
    }
  }
}
