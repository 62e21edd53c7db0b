/// How a change is shown over time; text shows it at once.
///
/// Only how long it takes can be noticed: by who asks to be told when it has ended.
public struct Animation: Hashable, Sendable {
  private let name: String
  /// In seconds; infinite when it never ends.
  private(set) var duration: Double

  private init(_ name: String, _ duration: Double) {
    self.name = name
    self.duration = duration
  }

  // The usual durations are Apple's: 0.35 s for curves, and for springs the half second, or little
  // more, that they seem to take.
  public static let `default` = Animation("default", 0.55)
  public static let linear = linear(duration: 0.35)
  public static let easeIn = easeIn(duration: 0.35)
  public static let easeOut = easeOut(duration: 0.35)
  public static let easeInOut = easeInOut(duration: 0.35)
  public static let spring = spring()
  public static let bouncy = bouncy()
  public static let smooth = smooth()
  public static let snappy = snappy()
  public static let interactiveSpring = interactiveSpring()
  public static let interpolatingSpring = Animation("interpolatingSpring", 0.5)

  public static func linear(duration: Double) -> Animation { Animation("linear", duration) }
  public static func easeIn(duration: Double) -> Animation { Animation("easeIn", duration) }
  public static func easeOut(duration: Double) -> Animation { Animation("easeOut", duration) }
  public static func easeInOut(duration: Double) -> Animation { Animation("easeInOut", duration) }
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35
  ) -> Animation { Animation("timingCurve", duration) }

  public static func spring(
    duration: Double = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation { Animation("spring", duration) }
  public static func spring(
    response: Double, dampingFraction: Double = 0.825, blendDuration: Double = 0
  ) -> Animation { Animation("spring", response) }
  public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("bouncy", duration)
  }
  public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("smooth", duration)
  }
  public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Animation {
    Animation("snappy", duration)
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: Double = 0.25
  ) -> Animation { Animation("interactiveSpring", response) }
  public static func interpolatingSpring(
    duration: Double = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { Animation("interpolatingSpring", duration) }

  /// The animation, begun later.
  public func delay(_ delay: Double) -> Animation { lasting(duration + delay) }
  public func speed(_ speed: Double) -> Animation { lasting(duration / speed) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    lasting(duration * Double(repeatCount))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation { lasting(.infinity) }
  public func logicallyComplete(after duration: Double) -> Animation { lasting(duration) }

  private func lasting(_ duration: Double) -> Animation { Animation(name, duration) }
}

/// When an animation counts as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Runs `body`; what it writes is one update of its own, animated where there is a screen.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Runs `body`, and `completion` when the animation has ended.
///
/// The stage's clock says when that is; an animation that never ends is never complete, and without
/// one it is over at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withAnimation(animation, body)
  AnimationEnd.report(animation?.duration ?? 0, completion)
  return result
}

enum AnimationEnd {
  static func report(_ duration: Double, _ completion: @escaping () -> Void) {
    guard duration.isFinite else { return }
    // The stage runs its jobs on the thread that this is on.
    nonisolated(unsafe) let completion = completion
    let job = StageClock.Job { unsafe completion() }
    StageExecutors.clock.enqueue(job, after: .seconds(max(0, duration)))
  }
}

extension Transaction {
  /// Runs `completion` when the transaction's animation has ended.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    AnimationEnd.report(animation?.duration ?? 0, completion)
  }
}

extension View {
  public nonisolated func animation<V: Equatable>(
    _ animation: Animation?, value: V
  ) -> some View { self }

  @available(*, deprecated, message: "Use withAnimation or animation(_:value:) instead.")
  public nonisolated func animation(_ animation: Animation?) -> some View { self }

  /// The view as `body` shows it: there it may be changed in what is animated.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (Self) -> V
  ) -> some View { body(self) }

  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }

  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { self }
}
