/// Sets a value of the environment for a view.
public nonisolated struct _EnvironmentKeyWritingModifier<Value>: ViewModifier, PrimitiveModifier,
  ModifiesEnvironment
{
  public typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value

  func change(_ values: inout EnvironmentValues) { values[keyPath: keyPath] = value }
}

nonisolated struct EnvironmentTransformModifier<Value>: ViewModifier, PrimitiveModifier,
  ModifiesEnvironment
{
  typealias Body = Never
  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let transform: (inout Value) -> Void

  func change(_ values: inout EnvironmentValues) {
    var value = values[keyPath: keyPath]
    transform(&value)
    values[keyPath: keyPath] = value
  }
}

nonisolated struct EnvironmentObjectModifier<Value: AnyObject>: ViewModifier, PrimitiveModifier,
  ModifiesEnvironment
{
  typealias Body = Never
  let object: Value?

  func change(_ values: inout EnvironmentValues) { values.setObject(object) }
}

protocol ModifiesEnvironment: PrimitiveModifier {
  nonisolated func change(_ values: inout EnvironmentValues)
}

extension ModifiesEnvironment {
  // What is inside may be shown in another way.
  nonisolated static var contentUse: ContentUse { .partByPart }
}

extension ModifiedContent: EnvironmentWriter
where Content: View, Modifier: ModifiesEnvironment {
  func values(over outer: EnvironmentValues) -> [ObjectIdentifier: Any] {
    var values = outer
    modifier.change(&values)
    return values.written
  }
}

extension View {
  /// Sets a value of the environment for this view and the views inside it.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    modifier(_EnvironmentKeyWritingModifier(keyPath: keyPath, value: value))
  }

  /// Puts an observable object into the environment, found by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    modifier(EnvironmentObjectModifier(object: object))
  }

  /// Changes a value of the environment for this view and the views inside it.
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    modifier(EnvironmentTransformModifier(keyPath: keyPath, transform: transform))
  }

  /// Makes the controls inside unusable; an outer `disabled` cannot be undone inside.
  public nonisolated func disabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isEnabled) { $0 = $0 && !disabled }
  }
}

private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  /// Whether controls can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
