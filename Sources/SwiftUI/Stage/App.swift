/// A program with windows.
@MainActor @preconcurrency
public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  @MainActor @preconcurrency init()
}

extension App {
  /// Registers the program with its stage, which shows it when the program's own code has run.
  public static func main() {
    unsafe Launch.app = { stage in stage.launch(Self()) }
  }
}

/// A part of a program that has windows.
@MainActor @preconcurrency
public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Scene {}

/// Builds a program's scenes.
@resultBuilder
public struct SceneBuilder {
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// Several scenes: the first one's window is shown.
  public static func buildBlock<First: Scene, each Other: Scene>(
    _ first: First, _ other: repeat each Other
  ) -> _TupleScene {
    var scenes: [any Scene] = [first]
    for scene in repeat each other { scenes.append(scene) }
    return _TupleScene(scenes: scenes)
  }

  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
}

/// The window of a program.
public nonisolated struct WindowGroup<Content: View>: Scene {
  public typealias Body = Never
  let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(id: String, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: PrimitiveScene {
  var window: any View { content }
}

extension Scene where Body == Never {
  public var body: Never {
    fatalError("body() should not be called on \(Self.self)")
  }
}

/// A scene whose window is another one's.
protocol SceneHolder {
  @MainActor func window(of scene: @MainActor (any Scene) -> any View) -> any View
}

/// A scene that the stage shows itself.
protocol PrimitiveScene {
  var window: any View { get }
}

/// An app as a view, so that its states live as a view's do.
struct AppView<Root: App>: View, NamedHost {
  let app: Root

  nonisolated static var hosted: Any.Type { Root.self }

  var body: some View { AnyView(erasing: Self.window(of: app.body)) }

  private static func window<S: Scene>(of scene: S) -> any View {
    if let scene = scene as? any PrimitiveScene { return scene.window }
    if let scene = scene as? any SceneHolder { return scene.window { Self.window(of: $0) } }
    return window(of: scene.body)
  }
}
