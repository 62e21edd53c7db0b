import Foundation

/// A control that opens an address.
///
/// What opens it is the environment's `openURL`; a stage itself leaves every address closed.
public nonisolated struct Link<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let destination: URL
  let label: Label

  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(label, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    let open = EnvironmentValues(scope: node.scope, reader: nil).openURL
    return [Fragment(kind: .link { open(destination) }, content: content, node: node)]
  }
}

extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

/// Opens an address: call it as a function.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
  private let handler: @MainActor (URL) -> Result

  /// What became of an address.
  public struct Result: Sendable {
    fileprivate let isOpened: Bool
    /// The handler has opened it.
    public static let handled = Result(isOpened: true)
    /// The handler has thrown it away.
    public static let discarded = Result(isOpened: false)
    /// The system is to open it.
    public static let systemAction = Result(isOpened: true)
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { systemAction }
  }

  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  public func callAsFunction(_ url: URL) { _ = handler(url) }

  /// Opens `url` and tells `completion` whether that was done.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    completion(handler(url).isOpened)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { OpenURLAction { _ in .systemAction } }
}

extension EnvironmentValues {
  /// What opens the addresses of links.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
