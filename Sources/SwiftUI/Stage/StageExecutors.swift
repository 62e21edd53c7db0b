@_spi(ExperimentalCustomExecutors) @_spi(ExperimentalScheduling) import _Concurrency
import Glibc
import Synchronization

// The one place that knows the hidden interface for executors. Without it a program's jobs would
// run on a pool of threads, in an order and at times of their own.

/// Gives the concurrency runtime the stage's executors; it is asked once, before the first job.
enum StageExecutors: ExecutorFactory {
  static let clock = StageClock()
  private static let main = StageMainExecutor(clock: clock)
  private static let pool = StagePoolExecutor(clock: clock)

  static var mainExecutor: any MainExecutor { main }
  static var defaultExecutor: any TaskExecutor { pool }

  /// Whether the job that runs now is another than the main actor's.
  static var isPoolJobRunning: Bool { StagePoolExecutor.isRunningJob }

  static func install() {
    _createExecutors(factory: StageExecutors.self)
    beginInterposing()
  }
}

/// Runs the main actor's jobs on the stage's queue.
private final class StageMainExecutor: MainExecutor, SchedulingExecutor {
  private let clock: StageClock
  private let isStopped = Atomic(false)

  init(clock: StageClock) { self.clock = clock }

  func enqueue(_ job: consuming ExecutorJob) { clock.enqueue(wrapped(UnownedJob(job))) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    self.clock.enqueue(wrapped(UnownedJob(job)), after: delay.stageDuration)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    self.clock.enqueue(
      wrapped(UnownedJob(job)), after: clock.now.duration(to: instant).stageDuration)
  }

  private func wrapped(_ job: UnownedJob) -> StageClock.Job {
    StageClock.Job { [unowned self] in unsafe job.runSynchronously(on: asUnownedSerialExecutor()) }
  }

  /// Top-level `await`: runs the program's code, moving the clock on when all of it sleeps.
  func run() throws { try runUntil { false } }

  func runUntil(_ condition: () -> Bool) throws {
    while !condition(), !isStopped.load(ordering: .relaxed) {
      if clock.runReadyJobs() { continue }
      // Work on other threads may yet make a job ready.
      let isIdle = waitForWork(milliseconds: Self.patience)
      if clock.admitArrivals() { continue }
      if let next = clock.nextDeadline {
        clock.advance(to: next)
      } else if isIdle {
        // Nothing that is known of will; what is not known of may.
        _ = poll(nil, 0, 1)
      }
    }
  }

  /// How many milliseconds work on another thread may take before time goes on without it.
  private static let patience = 1000

  func stop() { isStopped.store(true, ordering: .relaxed) }

  func checkIsolated() {
    precondition(
      MainThread.isMainActor,
      "Incorrect actor executor assumption; expected the main actor")
  }
}

/// Runs all other jobs on the same queue.
private final class StagePoolExecutor: TaskExecutor, SchedulingExecutor {
  private let clock: StageClock
  private static let running = Atomic(0)

  /// Whether the job that runs now is not the main actor's.
  static var isRunningJob: Bool { running.load(ordering: .relaxed) > 0 }

  init(clock: StageClock) { self.clock = clock }

  func enqueue(_ job: consuming ExecutorJob) { clock.enqueue(wrapped(UnownedJob(job))) }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, after delay: C.Duration, tolerance: C.Duration?, clock: C
  ) {
    self.clock.enqueue(wrapped(UnownedJob(job)), after: delay.stageDuration)
  }

  func enqueue<C: Clock>(
    _ job: consuming ExecutorJob, at instant: C.Instant, tolerance: C.Duration?, clock: C
  ) {
    self.clock.enqueue(
      wrapped(UnownedJob(job)), after: clock.now.duration(to: instant).stageDuration)
  }

  private func wrapped(_ job: UnownedJob) -> StageClock.Job {
    StageClock.Job { [unowned self] in
      Self.running.add(1, ordering: .relaxed)
      unsafe job.runSynchronously(on: asUnownedTaskExecutor())
      Self.running.subtract(1, ordering: .relaxed)
    }
  }
}

extension DurationProtocol {
  /// The duration in the stage's units; clocks of the program's own count in theirs.
  fileprivate var stageDuration: Duration { (self as? Duration) ?? .zero }
}
