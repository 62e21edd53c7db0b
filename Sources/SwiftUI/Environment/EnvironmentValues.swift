/// A kind of value that flows down the view tree.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values a view is surrounded by.
public struct EnvironmentValues {
  private let scope: EnvironmentScope?
  private weak var reader: Node?
  /// What a body reads of the whole environment, for `@Environment(\.self)`.
  var reads: EnvironmentReads?
  /// What was set in this copy.
  private(set) var written: [ObjectIdentifier: Any] = [:]

  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope, reader: Node?) {
    self.scope = scope
    self.reader = reader
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { written[ObjectIdentifier(key)] = newValue }
  }

  public subscript<T: AnyObject & Observable>(objectType: T.Type) -> T? {
    get { object(objectType) }
    set { setObject(newValue) }
  }

  func object<T: AnyObject>(_ type: T.Type) -> T? {
    (value(for: ObjectIdentifier(type)) as? T?).flatMap { $0 }
  }

  mutating func setObject<T: AnyObject>(_ object: T?) {
    written[ObjectIdentifier(T.self)] = object as Any
  }

  private func value(for key: ObjectIdentifier) -> Any? {
    if let value = written[key] { return value }
    let value = scope?.value(for: key, reader: reader)
    reads?.note(value, for: key)
    return value
  }
}
