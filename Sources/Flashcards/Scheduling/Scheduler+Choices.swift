extension Scheduler {
  /// What each grade would give this card now, with the fuzz that will be granted.
  ///
  /// `answers` counts the answers so far; `previous` is the interval that the last one granted.
  public func choices(
    for card: CardKey, _ state: CardState?, answers: Int, previous: Interval?, elapsedDays: Int
  ) -> Grades<Outcome> {
    choices(
      state, fuzz: Fuzz(card, answers: answers), previous: previous, elapsedDays: elapsedDays)
  }

  func choices(
    _ state: CardState?, fuzz: Fuzz, previous: Interval?, elapsedDays: Int
  ) -> Grades<Outcome> {
    var choices = Grades { answer(state, $0, elapsedDays: elapsedDays) }
    if case .days(let days) = choices.again.interval {
      choices.again.interval = .days(
        fuzz.spread(days, minimum: 1, maximum: options.maximumInterval))
    }
    // Hard, good, easy: each longer than the one before it, until the maximum stops them.
    var shorter = 0
    for grade in [Grade.hard, .good, .easy] {
      guard case .days(let days) = choices[grade].interval else { continue }
      let minimum = max(floor(days, after: state?.phase == .review ? previous : nil), shorter + 1)
      shorter = fuzz.spread(days, minimum: minimum, maximum: options.maximumInterval)
      choices[grade].interval = .days(shorter)
    }
    return choices
  }

  /// Fuzz must not shrink an interval that grew, nor one that stayed below what was granted.
  private func floor(_ days: Int, after previous: Interval?) -> Int {
    guard case .days(let previous) = previous else { return 1 }
    if days > previous { return previous + 1 }
    return previous <= Fuzz.range(days).upperBound ? previous : 1
  }
}
