/// An object that says when it is about to change, as a whole.
public protocol ObservableObject: AnyObject {
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The publisher that the object's published properties share, or that it has without any.
  public var objectWillChange: ObservableObjectPublisher {
    var type: AnyClass? = Self.self
    let base = unsafe UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    while let current = type {
      for field in TypeLayout.of(current).fields {
        guard let property = field.type as? any PublishedProperty.Type else { continue }
        return unsafe property.publisher(at: base + field.offset)
      }
      type = _getSuperclass(current)
    }
    return LonePublishers.shared.publisher(of: self)
  }
}

/// Tells the views that hold an object that it is about to change.
public final class ObservableObjectPublisher {
  private var readers: [WeakReader] = []

  public init() {}

  public func send() {
    if Update.isRunning { RuntimeIssue.publishingDuringUpdate.report() }
    for reader in readers { reader.reader?.stateChanged() }
  }

  func subscribe(_ reader: any StateReader) {
    readers.removeAll { $0.reader == nil || $0.reader === reader }
    readers.append(WeakReader(reader: reader))
  }

  private struct WeakReader {
    weak var reader: (any StateReader)?
  }
}

/// A published property of any type, found in its object by offset.
protocol PublishedProperty {
  static func publisher(at place: UnsafeRawPointer) -> ObservableObjectPublisher
}

/// A property whose writes are announced by its object.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  private final class Storage {
    var value: Value
    lazy var publisher = ObservableObjectPublisher()

    init(_ value: Value) { self.value = value }
  }

  public init(wrappedValue: Value) {
    storage = Storage(wrappedValue)
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  public static subscript<Owner: ObservableObject>(
    _enclosingInstance object: Owner,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
  ) -> Value {
    get { object[keyPath: storageKeyPath].storage.value }
    set {
      (object.objectWillChange as? ObservableObjectPublisher)?.send()
      object[keyPath: storageKeyPath].storage.value = newValue
    }
  }
}

extension Published: PublishedProperty {
  static func publisher(at place: UnsafeRawPointer) -> ObservableObjectPublisher {
    unsafe place.assumingMemoryBound(to: Published<Value>.self).pointee.storage.publisher
  }
}

extension Published: ShownByContent {
  var content: Any { storage.value }
}
