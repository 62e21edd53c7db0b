/// What a view does that is handed another binding equal to the one it has.
///
/// `@Bindable` makes a new location at each run of a body, equal to the last one. Recorded with
/// Xcode 27: the first time that a view is handed such a twin its body runs all the same, after
/// those of its siblings, and never again for that reason. Why is not known; it fits that the
/// means to compare views of a type are made ready when they are first asked for.
struct TwinBindings {
  // Main thread alone: whether the comparison going on has met a twin.
  nonisolated(unsafe) static var wereMet = false

  /// The update in which twins were first met in views of a type.
  private var firstMeetings: [ObjectIdentifier: Int] = [:]

  /// Compares two values of a view; `isLate` says that they are equal and the body is to run.
  mutating func compare<V>(
    _ first: V, _ second: V, as kind: ViewKind<V>, in update: Int
  ) -> (isSame: Bool, isLate: Bool) {
    unsafe Self.wereMet = false
    let isSame = kind.comparison.same(first, second)
    guard unsafe Self.wereMet, !kind.isPrimitive else { return (isSame, false) }
    let type = ObjectIdentifier(V.self)
    let meeting = firstMeetings[type] ?? update
    firstMeetings[type] = meeting
    let isLate = isSame && meeting == update
    return (isSame && !isLate, isLate)
  }
}
