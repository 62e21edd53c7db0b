/// What a person does with a control that has options, and with one that has a value to set.
extension Stage {
  /// Picks the option that is called `option`.
  func choose(_ option: String, in control: Fragment) throws(StageFailure) {
    guard case .picker(let choices) = control.kind else {
      throw wrongKind(control, "be chosen from", fitting: ["picker", "menu"])
    }
    let label = control.labels.first ?? ""
    let names = choices.options.map(\.names)
    let places = names.indices.filter { names[$0].contains(option) }
    guard let place = places.first else {
      throw StageFailure(
        text: "'\(label)' has no option '\(option)'", available: names.compactMap(\.first))
    }
    // Options that look alike cannot be told apart by what they are called.
    guard places.count == 1 else {
      throw StageFailure(
        text: "\(places.count) options of '\(label)' are called '\(option)'",
        available: names.compactMap(\.first))
    }
    guard choices.options[place].isUsable else {
      throw StageFailure(
        text: "'\(option)' is disabled",
        available: names.indices.filter { choices.options[$0].isUsable }
          .compactMap { names[$0].first })
    }
    choices.choose(place)
  }

  /// Sets a slider to a number, a date picker to a date.
  func set(_ value: String, in control: Fragment) throws(StageFailure) {
    switch control.kind {
    case .slider(let range):
      guard let number = Double(value) else {
        throw StageFailure(
          text: "'\(value)' is not a number that a slider can be set to", available: [])
      }
      range.set(number)
    case .date(let entry):
      guard entry.set(value) else {
        let forms = entry.forms.joined(separator: ", ")
        throw StageFailure(
          text: "'\(value)' is no value for '\(control.labels.first ?? "")': write it as \(forms)",
          available: [])
      }
    default: throw wrongKind(control, "be set", fitting: ["slider", "date picker"])
    }
  }
}
