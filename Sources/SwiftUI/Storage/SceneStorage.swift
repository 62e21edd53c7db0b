import Foundation

/// A value that a window keeps under a name; every view that reads it runs again when it changes.
///
/// A stage has one window, and keeps it for as long as the program runs.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var kept: Binding<Value>

  private init(_ value: Value, _ key: String) {
    kept = KeptValues.binding(key, in: "scene", default: value)
  }

  public var wrappedValue: Value {
    get { kept.wrappedValue }
    nonmutating set { kept.wrappedValue = newValue }
  }

  public var projectedValue: Binding<Value> { kept }
}

extension SceneStorage where Value == Bool {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value == Double {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value == URL {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value == Data {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == Int {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value: RawRepresentable, Value.RawValue == String {
  public init(wrappedValue: Value, _ key: String) {
    self.init(wrappedValue, key)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A value that is nil until it is written.
  public init(_ key: String) where Value == Bool? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Int? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Double? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == String? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == URL? {
    self.init(nil, key)
  }

  public init(_ key: String) where Value == Data? {
    self.init(nil, key)
  }
}
