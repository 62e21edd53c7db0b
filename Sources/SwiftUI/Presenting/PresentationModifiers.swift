/// Says that a person may not take away what the view is presented in.
nonisolated struct InteractiveDismissModifier: ViewModifier, PrimitiveModifier {
  typealias Body = Never
  static var contentUse: ContentUse { .asItIs }
  let isDisabled: Bool

  @MainActor func updated(_ node: Node, previous: Any?) {
    let id = ObjectIdentifier(node)
    if isDisabled { presenter(of: node)?.locks.insert(id) } else { unlock(node) }
  }

  @MainActor func removed(_ node: Node) { unlock(node) }

  @MainActor private func unlock(_ node: Node) {
    presenter(of: node)?.locks.remove(ObjectIdentifier(node))
  }

  private func presenter(of node: Node) -> Presenter? {
    EnvironmentValues(scope: node.scope, reader: nil).presenter
  }
}

extension View {
  /// Keeps a person from taking away the sheet or popover that the view is in; the program still
  /// can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(InteractiveDismissModifier(isDisabled: isDisabled))
  }
}

// Text has one size for a sheet and no way to drag it.
extension View {
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    self
  }

  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View { self }

  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View { self }

  public nonisolated func presentationCornerRadius(_ radius: CGFloat?) -> some View { self }

  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }

  public nonisolated func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View { self }

  public nonisolated func presentationCompactAdaptation(
    _ adaptation: PresentationAdaptation
  ) -> some View { self }
}

/// A height at which a sheet comes to rest.
public struct PresentationDetent: Hashable, Sendable {
  private let name: String

  /// About half the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// The whole height.
  public static let large = PresentationDetent(name: "large")

  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "fraction \(fraction)")
  }

  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(name: "height \(height)")
  }
}

/// What dragging in a sheet does first.
public struct PresentationContentInteraction: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationContentInteraction(name: "automatic")
  public static let resizes = PresentationContentInteraction(name: "resizes")
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How a presentation looks where there is little room.
public struct PresentationAdaptation: Equatable, Sendable {
  private let name: String
  public static let automatic = PresentationAdaptation(name: "automatic")
  public static let none = PresentationAdaptation(name: "none")
  public static let popover = PresentationAdaptation(name: "popover")
  public static let sheet = PresentationAdaptation(name: "sheet")
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}
