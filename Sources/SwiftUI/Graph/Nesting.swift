/// How deep views may stand inside one another.
enum Nesting {
  /// Well below what the stack holds: an update, and whatever walks the views, calls itself at
  /// each level.
  static let limit = 2_000

  /// Ends the program when views go on inside one another, rather than let the stack run out.
  static func check<V: View>(_ view: V, inside parent: Node) {
    guard parent.depth >= limit else { return }
    fatalError(message(for: V.self, inside: parent))
  }

  /// Names the circle that the innermost of the program's views stands in.
  static func message(for view: Any.Type, inside parent: Node) -> String {
    let own = ([view] + parent.typesOutward).filter { !TypeName.isOwn($0) }
    let start = "Views are nested more than \(limit) deep: "
    guard let innermost = own.first,
      let next = own.dropFirst().firstIndex(where: { $0 == innermost })
    else { return start + "look for a view that goes on making views inside itself." }
    let circle = own[...next].reversed().map { TypeName.of($0) }
    let containing = circle.dropFirst().joined(separator: ", which contains ")
    return start + "\(circle[0]) contains \(containing), and so on without end. "
      + "Let a condition, or data that ends, decide whether it contains another."
  }
}

extension Node {
  /// The types of this view and of those around it, from the inside out.
  fileprivate var typesOutward: [Any.Type] {
    Array(sequence(first: self) { $0.parent }.map(\.viewType))
  }
}
