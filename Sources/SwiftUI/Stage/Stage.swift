/// A program's views, shown to one person who taps and types.
@MainActor
final class Stage {
  let graph = Graph()
  let clock: StageClock
  private(set) var hasViews = false
  /// The field that is typed in: it is written when another control is used.
  var editing: TextFieldEditor?
  /// The control that a command named last.
  weak var lastUsed: Node?

  /// Empties the main run loop: what was left for the main thread without the main actor.
  private let runMainLoop: () -> Void

  init(clock: StageClock, runMainLoop: @escaping () -> Void) {
    self.clock = clock
    self.runMainLoop = runMainLoop
  }

  func launch<A: App>(_ app: A) { launch(AppView(app: app)) }

  func launch<V: View>(_ view: V) {
    hasViews = true
    graph.host(view)
    settle()
  }

  /// Runs until no job is ready, no update is pending, the main run loop is empty and no work is
  /// under way on other threads.
  func settle() {
    tickClocks()
    var rounds = 0
    repeat {
      graph.settle()
      settleFocus()
      rounds += 1
      if rounds > Stage.roundLimit {
        RuntimeIssue.restless(limit: Stage.roundLimit).report()
        return
      }
    } while clock.runReadyJobs() || graph.isPending || drainMainLoop() || admit()
  }

  /// Runs what waits for the main run loop itself; false when nothing comes of it.
  private func drainMainLoop() -> Bool {
    runMainLoop()
    return clock.hasReadyJobs || graph.isPending
  }

  /// Lets in what comes from other threads; false when nothing does.
  ///
  /// Only when the main thread has nothing else to do, and all at once when the work is over: so the
  /// order does not hang on how fast the other threads are.
  private func admit() -> Bool {
    let hasJobs = { [clock, graph] in clock.hasArrivals || graph.hasArrivals }
    var waited = 0
    while !waitForWork(milliseconds: 1) {
      waited += 1
      // Another thread may be waiting for what it has put on the main thread's queue.
      runMainLoop()
      if waited > (hasJobs() ? Stage.patienceWithJobs : patience) { break }
    }
    patience = countWork() == 0 || hasJobs() ? Stage.patience : Stage.patienceWithJobs
    let hasClockJobs = clock.admitArrivals()
    return graph.admitArrivals() || hasClockJobs
  }

  /// How many milliseconds a command waits for work on other threads; less once it was in vain.
  private static let patience = 2_000
  private static let patienceWithJobs = 20
  private var patience = Stage.patience

  /// How many rounds of jobs one command may take.
  static let roundLimit = 100_000

  /// Moves the clock; whoever sleeps until then wakes up in order.
  func wait(_ duration: Duration) {
    let end = clock.now + duration
    while let next = clock.nextDeadline, next <= end {
      clock.advance(to: next)
      settle()
    }
    clock.advance(to: end)
    settle()
  }

  var screen: Screen { Screen(graph) }

  /// What can be used: what is at the back of the screen, unless something is in front of it.
  var fragments: [Fragment] { screen.front }
}
