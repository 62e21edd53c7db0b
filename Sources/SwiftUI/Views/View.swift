/// A part of a screen, described by a value.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  public var body: Never { self }
}

/// A view that the runtime itself shows: it has no body but declares its children.
protocol PrimitiveView: View where Body == Never {
  /// Says which views are inside this one.
  @MainActor func declareChildren(in node: Node)

  /// Called when the children are up to date; `previous` is nil the first time.
  @MainActor func updated(_ node: Node, previous: Any?)

  /// Called when the view goes away.
  @MainActor func removed(_ node: Node)

  /// Called when a container has taken the view from the screen, and when it is there again.
  @MainActor func concealmentChanged(_ node: Node)

  /// What is to be seen of it, given what is to be seen of its children; nil for just those.
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment]

  /// What the fragment makes of the content.
  nonisolated static var contentUse: ContentUse { get }

  /// Whether the children are rows, of which there may be many; they are shown as they are.
  nonisolated static var hasRows: Bool { get }

  /// Whether declaring children runs the program's code, which may read observable objects.
  nonisolated static var readsWhileDeclaring: Bool { get }
}

extension PrimitiveView {
  @MainActor func declareChildren(in node: Node) {}
  @MainActor func updated(_ node: Node, previous: Any?) {}
  @MainActor func removed(_ node: Node) {}
  @MainActor func concealmentChanged(_ node: Node) {}
  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] { content }
  nonisolated static var contentUse: ContentUse { .asWhole }
  nonisolated static var hasRows: Bool { false }
  nonisolated static var readsWhileDeclaring: Bool { false }
}

extension View where Body == Never {
  public var body: Never {
    fatalError("body() should not be called on \(Self.self)")
  }
}
