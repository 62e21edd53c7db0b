extension Scheduler {
  /// What is remembered of a card after its answers; nil for a card that was never answered.
  ///
  /// The days between two answers are days of the local calendar, never below 0.
  public func state(after entries: [History.Entry]) -> CardState? {
    replay(entries).state
  }

  /// What each grade would give a card on a day, with the fuzz that will be granted.
  func choices(
    for card: CardKey, after entries: [History.Entry], on today: Day
  ) -> Grades<Outcome> {
    let past = replay(entries)
    return choices(
      for: card, past.state, answers: entries.count, previous: entries.last?.answer.granted,
      elapsedDays: past.day.map { today.daysSince($0) } ?? 0)
  }

  /// The state, and the latest day of all answers: where the clock goes back, time stands still.
  private func replay(_ entries: [History.Entry]) -> (state: CardState?, day: Day?) {
    var state: CardState?
    var latest: Day?
    for entry in entries {
      let elapsed = latest.map { entry.day.daysSince($0) } ?? 0
      state = answer(state, entry.answer.grade, elapsedDays: elapsed).state
      latest = max(entry.day, latest ?? entry.day)
    }
    return (state, latest)
  }
}
