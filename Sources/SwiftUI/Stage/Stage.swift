/// A program's views, shown to one person who taps and types.
@MainActor
final class Stage {
  let graph = Graph()
  let clock: StageClock
  private(set) var hasViews = false
  /// The field that is typed in: it is written when another control is used.
  var editing: TextFieldEditor?

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

  /// Runs until no job is ready, no update is pending and the main run loop is empty.
  func settle() {
    var rounds = 0
    repeat {
      graph.settle()
      settleFocus()
      runMainLoop()
      rounds += 1
      if rounds > Stage.roundLimit {
        RuntimeIssue.restless(limit: Stage.roundLimit).report()
        return
      }
    } while clock.runReadyJobs() || graph.isPending
  }

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
