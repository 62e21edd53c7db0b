/// A stored property of a view that is given its value before `body` runs.
public protocol DynamicProperty {
  /// Called before `body` runs, when the properties inside have their values.
  mutating func update()
}

extension DynamicProperty {
  public mutating func update() {}
}

/// A property that the graph installs itself: a box beside the view keeps what it needs.
protocol InstalledProperty: DynamicProperty {
  static func makeBox() -> PropertyBox
}

/// What the graph keeps for one property of one view, for as long as the view lives.
class PropertyBox {
  /// Writes the property's current value into the view's copy; says whether it has changed.
  func install(at place: UnsafeMutableRawPointer, in node: Node) -> Bool { false }

  /// Reads what is only known by calling the program's code, as part of the body's own reading.
  func read(at place: UnsafeMutableRawPointer) {}

  /// Writes what was known before this update into the view as its parent made it, so that the
  /// parent's next value is compared with that.
  func remember(at place: UnsafeMutableRawPointer) {}

  /// The value to show in an outline of the views.
  var shown: Any? { nil }

  /// Ends what the box has going on when its view goes away.
  func remove() {}
}

/// A value that knows better than its fields whether another one is the same.
protocol SelfComparing {
  func isSame(as other: Self) -> Bool
}
