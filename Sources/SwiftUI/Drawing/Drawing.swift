/// The screen as lines of characters.
struct Drawing {
  let columns: Int

  @MainActor func lines(_ fragments: [Fragment], rows: Int?) -> [String] {
    fragments.flatMap(\.texts)
  }
}
