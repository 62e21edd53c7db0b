extension Stage {
  /// The controls of a name, in reading order; the one place where a command's control is found.
  func controls(called name: String) -> [Fragment] {
    let search = ControlSearch(for: name)
    let (front, behind) = graph.searching(search) {
      let screen = screen
      return (screen.front, screen.presented.dropLast().map(\.fragment))
    }
    search.conclude(front + behind)
    let controls = front.flatMap(\.controls).filter { $0.labels.contains(name) }
    assert(isWhole(controls, name), "the search does not find every control called '\(name)'")
    return controls
  }

  /// Whether a walk over all views finds the same controls.
  private func isWhole(_ controls: [Fragment], _ name: String) -> Bool {
    let visits = graph.visitCount
    defer { graph.visitCount = visits }
    return controls.elementsEqual(
      fragments.flatMap(\.controls).filter { $0.labels.contains(name) }
    ) { $0.node === $1.node && $0.labels == $1.labels }
  }
}
