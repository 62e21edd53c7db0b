extension Choices {
  /// Each option that has a name as a button that chooses it, as the tabs of a tab view are.
  var buttons: [Fragment] {
    let choose = choose
    return options.enumerated().compactMap { index, option in
      guard let node = option.label.first?.node else { return nil }
      return Fragment(
        kind: .button(action: { choose(index) }, role: nil), content: option.label, node: node)
    }
  }
}
