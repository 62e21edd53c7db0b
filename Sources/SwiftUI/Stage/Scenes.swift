/// Several scenes in a row.
public nonisolated struct _TupleScene: Scene {
  public typealias Body = Never
  let scenes: [any Scene]
}

extension _TupleScene: SceneHolder {
  @MainActor func window(of scene: @MainActor (any Scene) -> any View) -> any View {
    if let first = scenes.first { scene(first) } else { EmptyView() }
  }
}

/// A window that there is one of.
public nonisolated struct Window<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Window: PrimitiveScene {
  var window: any View { content }
}

/// A scene with values in the environment of its views.
nonisolated struct ModifiedScene<Content: Scene>: Scene {
  typealias Body = Never
  let content: Content
  let modify: @MainActor (any View) -> any View
}

extension ModifiedScene: SceneHolder {
  @MainActor func window(of scene: @MainActor (any Scene) -> any View) -> any View {
    modify(scene(content))
  }
}

extension Scene {
  /// Sets a value of the environment for the views of the scene.
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return ModifiedScene(content: self) {
      unsafe AnyView(erasing: $0).environment(keyPath, value)
    }
  }

  /// Puts an observable object into the environment of the scene, found by its type.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(content: self) { unsafe AnyView(erasing: $0).environment(object) }
  }

  /// Puts an object into the environment of the scene, found by its type.
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    nonisolated(unsafe) let object = object
    return ModifiedScene(content: self) { unsafe AnyView(erasing: $0).environmentObject(object) }
  }

  /// Runs `action` with the old and the new value when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false,
    _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some Scene {
    nonisolated(unsafe) let (value, action) = (value, action)
    return ModifiedScene(content: self) {
      unsafe AnyView(erasing: $0).onChange(of: value, initial: initial, action)
    }
  }

  /// Runs `action` when `value` changes.
  public nonisolated func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene {
    onChange(of: value, initial: initial) { _, _ in action() }
  }

  public nonisolated func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  public nonisolated func windowResizability(_ resizability: WindowResizability) -> some Scene {
    self
  }
}

/// How a window may be resized; a stage's is not.
public struct WindowResizability: Sendable {
  public static let automatic = WindowResizability()
  public static let contentSize = WindowResizability()
  public static let contentMinSize = WindowResizability()
}
