/// One level of the screen: a sheet in front of it is a level of its own.
///
/// Only one thing can stand in front of a level; whatever else wants to waits until it has gone.
final class PresentationLevel {
  private(set) var current: Presenter?
  private var waiting: [Presenter] = []

  func request(_ presenter: Presenter) {
    if current == nil {
      current = presenter
      presenter.begin()
    } else if current !== presenter, !waiting.contains(where: { $0 === presenter }) {
      waiting.append(presenter)
    }
  }

  /// The presenter does not want to come any more.
  func withdraw(_ presenter: Presenter) {
    waiting.removeAll { $0 === presenter }
  }

  /// What the presenter showed has gone: the next one's turn.
  func release(_ presenter: Presenter) {
    withdraw(presenter)
    guard current === presenter else { return }
    current = nil
    if !waiting.isEmpty { request(waiting.removeFirst()) }
  }
}

private enum PresentationLevelKey: EnvironmentKey {
  static var defaultValue: PresentationLevel? { nil }
}

extension EnvironmentValues {
  /// The level that the view is on; nil for the one at the back.
  var presentationLevel: PresentationLevel? {
    get { self[PresentationLevelKey.self] }
    set { self[PresentationLevelKey.self] = newValue }
  }
}
