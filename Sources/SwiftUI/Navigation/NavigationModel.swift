/// The screens of one navigation stack.
final class NavigationModel {
  let rootBar = ScreenBar()
  /// The pushed screens, the one in front at the end.
  private(set) var entries: [Entry] = []
  private(set) var destinations = Destinations()
  /// The view that holds the pushed screens.
  weak var anchor: Node?
  weak var root: Node?
  /// Gives the program its path.
  var writePath: ([AnyHashable]) -> Void = { _ in }
  private var count = 0

  /// A pushed screen.
  final class Entry: Dismissible, @unchecked Sendable {
    // @unchecked: used on the main actor alone.
    let number: Int
    /// Its value in the path, or what its flag is for.
    let value: AnyHashable?
    let isInPath: Bool
    let bar = ScreenBar()
    /// The link or the flag that has pushed it.
    fileprivate(set) weak var source: Node?
    fileprivate(set) var destination: (any Destination)?
    fileprivate var reset: (() -> Void)?
    var wasShown = false
    var wasReported = false
    private weak var model: NavigationModel?

    fileprivate init(
      _ number: Int, _ value: AnyHashable?, isInPath: Bool, in model: NavigationModel
    ) {
      self.number = number
      self.value = value
      self.isInPath = isInPath
      self.model = model
    }

    func dismiss() { model?.pop(from: self) }
  }

  private func makeEntry(_ value: AnyHashable?, isInPath: Bool) -> Entry {
    count += 1
    return Entry(count, value, isInPath: isInPath, in: self)
  }

  private func update() { anchor?.forceBody() }
}

extension NavigationModel {
  /// Pushes the values that the path has and the stack has not, and drops what it no longer has.
  func take(_ values: [AnyHashable]) {
    var kept = 0
    var index = 0
    for entry in entries {
      if entry.isInPath {
        guard index < values.count, values[index] == entry.value else { break }
        index += 1
      }
      kept += 1
    }
    let dropped = entries[kept...]
    entries.removeSubrange(kept...)
    for entry in dropped { if let reset = entry.reset { anchor?.graph.enqueueAction(reset) } }
    entries += values[index...].map { makeEntry($0, isInPath: true) }
  }

  /// Pushes a screen for a value, if there is a destination for its type.
  func push(_ value: AnyHashable) {
    guard destinations.destination(for: value) != nil else {
      return RuntimeIssue.missingDestination(of: "\(type(of: value.base))").report()
    }
    writePath(entries.filter(\.isInPath).compactMap(\.value) + [value])
  }

  /// Pushes the screen that a link has made.
  func push(_ destination: any Destination, from link: Node) {
    let entry = makeEntry(nil, isInPath: false)
    entry.source = link
    entry.destination = destination
    entries.append(entry)
    update()
  }

  /// The link has made its screen anew.
  func renew<Content>(_ destination: ViewDestination<Content>, from link: Node) {
    guard let entry = entries.first(where: { $0.source === link && $0.value == nil }) else {
      return
    }
    entry.destination = destination
    update()
  }

  /// Pushes the screen of a flag or an item, or follows its news; nil for `value` takes it away.
  func follow(
    _ value: AnyHashable?, from source: Node, destination: any Destination,
    reset: @escaping () -> Void
  ) {
    if let entry = entries.first(where: { $0.source === source }) {
      if entry.value == value {
        entry.destination = destination
        entry.reset = reset
        return update()
      }
      entry.reset = nil
      pop(from: entry)
    }
    guard let value else { return }
    let entry = makeEntry(value, isInPath: false)
    entry.source = source
    entry.destination = destination
    entry.reset = reset
    entries.append(entry)
    update()
  }

  /// Goes back from a screen, and from those in front of it.
  func pop(from entry: Entry) {
    guard let index = entries.firstIndex(where: { $0 === entry }) else { return }
    let dropped = entries[index...]
    entries.removeSubrange(index...)
    if dropped.contains(where: \.isInPath) {
      writePath(entries.filter(\.isInPath).compactMap(\.value))
    }
    for entry in dropped { entry.reset?() }
    update()
  }
}

extension NavigationModel {
  func declare<Value, Content>(
    _ destination: ValueDestination<Value, Content>, by node: Node
  ) {
    guard destinations.declare(destination, by: node) else { return }
    if entries.contains(where: { $0.value?.base is Value }) { update() }
  }

  func withdraw(_ node: Node) { destinations.withdraw(node) }

  /// What a screen shows; nil when nobody has said so yet.
  func destination(of entry: Entry) -> (any Destination)? {
    entry.destination ?? entry.value.flatMap(destinations.destination(for:))
  }

  /// The screens that must be there: the one in front, those that were there before, and those that
  /// may yet say what the ones in front of them show.
  var needed: [Entry] {
    var needed: [Entry] = []
    var isNeeded = true
    for entry in entries.reversed() {
      if isNeeded || entry.wasShown { needed.append(entry) }
      isNeeded = destination(of: entry) == nil
    }
    return needed.reversed()
  }

  var bar: ScreenBar { entries.last?.bar ?? rootBar }

  /// The way back from the screen in front.
  @MainActor var back: (@MainActor () -> Void)? {
    guard let last = entries.last, !last.bar.isBackHidden else { return nil }
    return { last.dismiss() }
  }
}

private enum NavigationModelKey: EnvironmentKey {
  static var defaultValue: NavigationModel? { nil }
}

extension EnvironmentValues {
  /// The navigation stack that the view is in.
  var navigation: NavigationModel? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }
}
