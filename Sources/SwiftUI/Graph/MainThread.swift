import Foundation

/// What is done on another thread and concerns the views.
enum MainThread {
  /// Whether the code that runs now is on the main thread, or on the thread that serves the main
  /// queue in its place: `dispatchMain()` gives the main thread up.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueue) != nil
  }

  /// Whether the code that runs now is the main actor's, which is what Apple's messages ask.
  static var isMainActor: Bool { isCurrent && !StageExecutors.isPoolJobRunning }

  private static let mainQueue: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()
}
