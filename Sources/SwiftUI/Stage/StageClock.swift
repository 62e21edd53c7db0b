import Synchronization

/// The stage's time and its jobs: one queue, in order, and time that moves only when it is told to.
final class StageClock: Sendable {
  private let state = Mutex(State())

  private struct State {
    var now: Duration = .zero
    var ready: [Job] = []
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
    let run: @Sendable () -> Void
  }

  var now: Duration { state.withLock { $0.now } }

  /// When the next sleeper wakes up.
  var nextDeadline: Duration? { state.withLock { $0.sleeping.map(\.deadline).min() } }

  func enqueue(_ job: Job) { state.withLock { $0.ready.append(job) } }

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
}
