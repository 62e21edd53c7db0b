/// Something that goes away when it is told to.
protocol Dismissible: AnyObject, Sendable {
  func dismiss()
}

/// Takes the view away that it was read in: closes a sheet, goes back from a pushed screen.
///
/// At the back of the screen there is nothing to take away, and it does nothing.
@MainActor @preconcurrency
public struct DismissAction {
  nonisolated let target: (any Dismissible)?

  nonisolated init(target: (any Dismissible)?) { self.target = target }

  public func callAsFunction() { target?.dismiss() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(target: nil) }
}

extension EnvironmentValues {
  /// Takes the current view away.
  public var dismiss: DismissAction {
    dismissAction
  }

  /// Whether somebody presents the view or has pushed it.
  public var isPresented: Bool { dismissAction.target != nil }

  /// Whether the view is presented, and a way to take it away.
  @available(
    *, deprecated, message: "Use EnvironmentValues.isPresented or EnvironmentValues.dismiss"
  )
  public var presentationMode: Binding<PresentationMode> {
    let location = PresentationModeLocation(target: dismissAction.target)
    return Binding(value: location.get(), location: LocationBox(location))
  }

  var dismissAction: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  public private(set) var isPresented: Bool

  init(isPresented: Bool) { self.isPresented = isPresented }

  /// Takes the view away; does nothing where it is not presented.
  public mutating func dismiss() { isPresented = false }
}

private struct PresentationModeLocation: Location {
  let target: (any Dismissible)?

  func get() -> PresentationMode { PresentationMode(isPresented: target != nil) }

  func set(_ value: PresentationMode, transaction: Transaction) {
    if !value.isPresented { target?.dismiss() }
  }

  func isSame(as other: Self) -> Bool { target === other.target }

  var source: (any StateSource)? { nil }
}
