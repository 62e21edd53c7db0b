import Foundation

/// A value that the program keeps under a name; every view that reads it runs again when it changes.
///
/// On a stage it is kept for as long as the program runs, and is no part of `UserDefaults`.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private var kept: Binding<Value>

  private init(_ value: Value, _ key: String, _ store: UserDefaults?) {
    let store = store.map { AnyHashable(ObjectIdentifier($0)) } ?? AnyHashable("standard")
    kept = KeptValues.binding(key, in: store, default: value)
  }

  public var wrappedValue: Value {
    get { kept.wrappedValue }
    nonmutating set { kept.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { kept }
}

extension AppStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Date {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    self.init(wrappedValue, key, store)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A value that is nil until it is written.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(nil, key, store)
  }

  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(nil, key, store)
  }
}
