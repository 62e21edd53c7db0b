/// Options of which one is chosen.
struct Choices {
  let options: [Option]
  /// The place of the chosen option; nil when none is.
  let chosen: Int?
  let choose: @MainActor (Int) -> Void

  /// Something that can be chosen, as it is shown.
  struct Option {
    let label: [Fragment]
  }
}
