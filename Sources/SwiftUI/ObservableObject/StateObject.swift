/// An object that the view owns: made once, when the view first appears.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private var storage: Storage

  private enum Storage {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  public typealias Wrapper = ObjectBindings<ObjectType>

  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    storage = .initially(thunk)
  }

  public var wrappedValue: ObjectType {
    switch storage {
    case .object(let object): return object
    case .initially(let make):
      RuntimeIssue.stateObjectOutsideView.report()
      return make()
    }
  }

  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

// Each new value of a view only says anew how the object would be made.
extension StateObject: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.initially, .initially): true
    case (.object(let mine), .object(let theirs)): mine === theirs
    default: false
    }
  }
}

extension StateObject: InstalledProperty {
  static func makeBox() -> PropertyBox { Box() }

  private final class Box: PropertyBox {
    private let subscription = ObjectSubscription<ObjectType>()

    override func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool {
      let property = unsafe place.assumingMemoryBound(to: StateObject<ObjectType>.self)
      let object: ObjectType
      switch unsafe property.pointee.storage {
      case .object(let known): object = known
      case .initially(let make): object = subscription.object ?? make()
      }
      unsafe property.pointee.storage = .object(object)
      return subscription.follow(object, in: node)
    }

    override var shown: Any? { subscription.object }
  }
}
