import Synchronization

/// The stage's time and its jobs: one queue, in order, and time that moves only when it is told to.
final class StageClock: Sendable {
  private let state = Mutex(State())

  private struct State {
    var now: Duration = .zero
    var ready: [Job] = []
    /// What other threads have made ready; it waits until the main thread has nothing else to do.
    var arrived: [Job] = []
    var sleeping: [Sleeper] = []
    var count = 0
  }

  private struct Sleeper {
    let deadline: Duration
    let order: Int
    let job: Job
  }

  /// A job, and how to run it.
  struct Job: Sendable {
    /// Whether it only wakes another thread, so that it need not wait for the main thread's jobs.
    var isSignal = false
    let run: @Sendable () -> Void
  }

  var now: Duration { state.withLock { $0.now } }

  /// When the next sleeper wakes up.
  var nextDeadline: Duration? { state.withLock { $0.sleeping.map(\.deadline).min() } }

  var hasReadyJobs: Bool { state.withLock { !$0.ready.isEmpty } }

  /// Whether another thread has made a job ready.
  var hasArrivals: Bool { state.withLock { !$0.arrived.isEmpty } }

  func enqueue(_ job: Job) {
    let isOwn = MainThread.isCurrent
    state.withLock { state in
      if isOwn { state.ready.append(job) } else { state.arrived.append(job) }
    }
  }

  func enqueue(_ job: Job, after delay: Duration) {
    state.withLock { state in
      state.count += 1
      state.sleeping.append(
        Sleeper(deadline: state.now + max(delay, .zero), order: state.count, job: job))
    }
  }

  /// Moves the clock; who sleeps until then is ready, in order of deadlines.
  func advance(to instant: Duration) {
    state.withLock { state in
      state.now = max(state.now, instant)
      let awake = state.sleeping.filter { $0.deadline <= state.now }
        .sorted { ($0.deadline, $0.order) < ($1.deadline, $1.order) }
      state.sleeping.removeAll { $0.deadline <= state.now }
      state.ready += awake.map(\.job)
    }
    tickClocks()
  }

  /// Runs the jobs that are ready now, not those that they make ready; false when there are none.
  func runReadyJobs() -> Bool {
    let jobs = state.withLock { state in
      let jobs = state.ready
      state.ready = []
      return jobs
    }
    for job in jobs { job.run() }
    return !jobs.isEmpty
  }

  /// Wakes other threads while the main thread itself waits for something.
  func runSignals() {
    let signals = state.withLock { state in
      let signals = state.ready.filter(\.isSignal)
      state.ready.removeAll(where: \.isSignal)
      return signals
    }
    for signal in signals { signal.run() }
  }

  /// Lets in what other threads have made ready; false when there is nothing.
  func admitArrivals() -> Bool {
    state.withLock { state in
      state.ready += state.arrived
      defer { state.arrived = [] }
      return !state.arrived.isEmpty
    }
  }
}
