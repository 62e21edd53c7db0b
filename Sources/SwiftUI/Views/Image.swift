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

  public func resizable(resizingMode: ResizingMode = .stretch) -> Image { self }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .image(isSystem ? SystemSymbol.character(name) : name), node: node)]
  }
}
