import Foundation

/// What is done on another thread and concerns the views.
enum MainThread {
  /// Whether the code that runs now is on the main thread.
  static var isCurrent: Bool { Thread.isMainThread }

  /// Whether the code that runs now is the main actor's, which is what Apple's messages ask.
  static var isMainActor: Bool { isCurrent && !StageExecutors.isPoolJobRunning }
}
