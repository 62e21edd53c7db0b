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
  private var readers = Readers()

  public init() {}

  public func send() {
    guard !listeners.isEmpty else { return }
    if Update.isRunning {
      RuntimeIssue.publishingDuringUpdate.report()
    } else if !MainThread.isMainActor {
      RuntimeIssue.publishingFromBackground.report()
    }
    announce()
  }

  /// Tells the views; from another thread they are told when the main thread comes to it.
  func announce() {
    let isOnMainThread = MainThread.isCurrent
    for reader in listeners {
      if isOnMainThread {
        reader.stateChanged()
      } else {
        (reader as? any ObjectReader)?.stateChangesElsewhere()
      }
    }
  }

  private var listeners: [any StateReader] { StateLock.shared.withLock { readers.alive } }

  func subscribe(_ reader: any ObjectReader) {
    StateLock.shared.withLock { readers.insert(reader) }
  }
}

/// What depends on an object.
protocol ObjectReader: StateReader {
  /// The object changes on another thread; the main thread is to know.
  func stateChangesElsewhere()
}

/// A published property of any type, found in its object by offset.
protocol PublishedProperty {
  static func publisher(at place: UnsafeRawPointer) -> ObservableObjectPublisher
}

/// A property whose writes are announced by its object.
@propertyWrapper
public struct Published<Value> {
  private let storage: Storage

  // Any thread may read and write.
  private final class Storage {
    private var latest: Value
    private lazy var made = ObservableObjectPublisher()

    init(_ value: Value) { latest = value }

    var value: Value {
      get { StateLock.shared.withLock { latest } }
      set {
        let before = value
        StateLock.shared.withLock { latest = newValue }
        // What was there before goes now, without the lock: its end may write another property.
        withExtendedLifetime(before) {}
      }
    }

    var publisher: ObservableObjectPublisher { StateLock.shared.withLock { made } }
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
      let publisher = object.objectWillChange as? ObservableObjectPublisher
      publisher?.send()
      object[keyPath: storageKeyPath].storage.value = newValue
      // The main thread may have run a body since, and shown the old value.
      if !MainThread.isCurrent { publisher?.announce() }
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
