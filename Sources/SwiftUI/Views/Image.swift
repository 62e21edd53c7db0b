import Foundation

/// A picture; text shows its name.
public nonisolated struct Image: View, PrimitiveView, Equatable, Sendable {
  public typealias Body = Never
  let name: String
  let isSystem: Bool
  let isDecorative: Bool

  public init(_ name: String) {
    self.init(name: name, isSystem: false, isDecorative: false)
  }

  public init(systemName: String) {
    self.init(name: systemName, isSystem: true, isDecorative: false)
  }

  public init(decorative name: String) {
    self.init(name: name, isSystem: false, isDecorative: true)
  }

  private init(name: String, isSystem: Bool, isDecorative: Bool) {
    self.name = name
    self.isSystem = isSystem
    self.isDecorative = isDecorative
  }

  /// How an image fills a size that is not its own.
  public enum ResizingMode: Sendable { case tile, stretch }
  public enum Scale: Sendable { case small, medium, large }
  /// How an image is smoothed when it is shown larger than it is.
  public enum Interpolation: Sendable { case none, low, medium, high }
  /// Whether an image is shown as it is, or only its outline.
  public enum TemplateRenderingMode: Sendable { case template, original }

  public init(_ name: String, bundle: Bundle?) {
    self.init(name)
  }

  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name)
  }

  public init(decorative name: String, bundle: Bundle?) {
    self.init(decorative: name)
  }

  public init(systemName: String, variableValue: Double?) {
    self.init(systemName: systemName)
  }

  var shown: String { isSystem ? SystemSymbol.character(name) : name }

  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch
  ) -> Image { self }
  public func interpolation(_ interpolation: Interpolation) -> Image { self }
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .image(shown), node: node)]
  }
}
