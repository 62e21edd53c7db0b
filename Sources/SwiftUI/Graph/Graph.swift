/// The live views of one screen, and the changes they wait for.
final class Graph {
  private(set) var root: Node?
  /// What is presented in front of the screen.
  let presentations = PresentationLevel()
  var needsUpdate = true
  /// Counts the updates.
  private(set) var updateNumber = 0
  /// Counts the frames: each is as many updates as it takes until the views are at rest.
  private(set) var frame = 0
  var twinBindings = TwinBindings()
  /// The bodies that have run since the list was last emptied.
  var bodyRuns: [BodyRun] = []
  /// The search that reads the screen now; without one the whole of it is read.
  @MainActor var search: ControlSearch?
  /// Counts the views that updates and commands have looked at.
  var visitCount = 0

  /// Whether a view's focus is bound to a state: until then nobody need look for it.
  var hasFocusStates = false
  /// The focus states that the program has set since the focus was last moved.
  var focusWishes: [FocusWish] = []

  private let writes = PendingWrites()
  /// The writes of other threads: they wait until the views are at rest.
  private let arrivals = PendingWrites()
  private var bodies: [BodyRun] = []
  private var actions: [() -> Void] = []
  private var departures: [() -> Void] = []
  /// What views say that leave before others appear.
  private var hastyDepartures: [() -> Void] = []
  private var isHasty = false
  private var tasks: [() -> Void] = []
  /// Views that have gone: what they hold is let go after the update, because its end may write.
  private var retired: [Node] = []
  private var watches: [(node: Node, look: () -> Void)] = []

  /// How many updates may follow one another before the views count as never settling.
  static let updateLimit = 250

  // Main thread alone: the body being run.
  nonisolated(unsafe) static var runningBody: BodyRun?

  @MainActor init() {}

  @MainActor func host<V: View>(_ view: V) {
    KeptValues.join(self)
    root = ViewNode(
      view, graph: self, parent: nil, slot: .position(0), scope: EnvironmentScope(parent: nil))
    needsUpdate = true
  }

  /// Keeps a write for the next update; the writes of one transaction are applied together.
  ///
  /// Any thread may write; the write is carried out on the main thread.
  func enqueue(_ transaction: Transaction, write: @escaping () -> Void) {
    (MainThread.isCurrent ? writes : arrivals).add(write, group: transaction.group)
  }

  /// Whether another thread has written.
  var hasArrivals: Bool { !arrivals.isEmpty }

  /// Lets the writes of other threads in; false when there are none.
  func admitArrivals() -> Bool {
    let batches = arrivals.takeAll()
    writes.append(batches)
    return !batches.isEmpty
  }

  /// Does `work` while the screen is read for `search`.
  @MainActor func searching<Result>(_ search: ControlSearch?, _ work: () -> Result) -> Result {
    let before = self.search
    self.search = search
    defer { self.search = before }
    return work()
  }

  func enqueueAction(_ action: @escaping () -> Void) { actions.append(action) }
  func enqueueDeparture(_ action: @escaping () -> Void) {
    if isHasty { hastyDepartures.append(action) } else { departures.append(action) }
  }

  /// Removes a view and those inside it; `atOnce` if no transition keeps it for a while.
  @MainActor func remove(_ node: Node, atOnce: Bool) {
    isHasty = atOnce
    node.remove()
    isHasty = false
  }

  func retire(_ node: Node) { retired.append(node) }
  func enqueueTask(_ start: @escaping () -> Void) { tasks.append(start) }

  /// Calls `look` after each update, inner views before those around them: for what depends on
  /// views further inside than any that the update has to visit.
  func watch(_ node: Node, look: @escaping () -> Void) { watches.append((node, look)) }
  func endWatching(_ node: Node) { watches.removeAll { $0.node === node } }

  /// Whether there is something that an update would do.
  var isPending: Bool { needsUpdate || !writes.isEmpty }

  /// Updates until nothing is left to do: views, then their actions, then their tasks.
  @MainActor func settle() {
    var updates = 0
    frame += 1
    while isPending {
      updates += 1
      updateNumber += 1
      if updates > Self.updateLimit { return giveUp() }
      applyTransaction()
      Update.run { _ = root?.update() }
      for watch in watches { watch.look() }
      // Set by what changed while the update ran, and then true again.
      needsUpdate = root?.isWaiting ?? false
      runActions()
      retired = []
    }
  }

  private func applyTransaction() {
    for write in writes.takeFirst() { write() }
  }

  @MainActor private func runActions() {
    while !(actions.isEmpty && departures.isEmpty && hastyDepartures.isEmpty && tasks.isEmpty) {
      let batch = hastyDepartures + actions + departures
      actions = []
      departures = []
      hastyDepartures = []
      for action in batch { action() }
      // Tasks begin when no action is left, after the actions of the views around them.
      if actions.isEmpty, departures.isEmpty, hastyDepartures.isEmpty {
        let starts = tasks
        tasks = []
        for start in starts { start() }
      }
    }
  }

  /// Says so, and shows what was written last without carrying out what would come of it.
  @MainActor private func giveUp() {
    let names = bodyRuns.suffix(20).map { TypeName.of($0.view) }
    let views = names.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    RuntimeIssue.unsettled(limit: Self.updateLimit, views: views).report()
    while !writes.isEmpty { applyTransaction() }
    Update.run { _ = root?.update() }
    (actions, departures, hastyDepartures, tasks) = ([], [], [], [])
    needsUpdate = false
  }

  /// `isOwn` says whether the view is one of this module's, whose bodies are nobody's business.
  func beginBody(_ run: BodyRun, isOwn: Bool) {
    unsafe Graph.runningBody = run
    bodies.append(run)
    if !isOwn { bodyRuns.append(run) }
  }

  func endBody() {
    bodies.removeLast()
    unsafe Graph.runningBody = bodies.last
  }
}
