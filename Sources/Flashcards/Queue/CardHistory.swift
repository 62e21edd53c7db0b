extension History {
  /// One card's past.
  public struct CardHistory: Sendable {
    public var entries: [Entry] = []
    public var isSuspended = false
    public var buriedOn: Day?

    /// How often the card was forgotten while it was in review.
    public var lapses: Int {
      zip(entries.dropFirst(), entries).count { entry, previous in
        !entry.answer.grade.isRecalled && previous.isInReview
      }
    }

    /// Whether the card keeps being forgotten: it would be better rewritten than repeated.
    public var isLeech: Bool { lapses >= Self.leechLapses }

    /// The lapses that make a leech, as in Anki; it is noted again at every half of them more.
    static let leechLapses = 8

    /// Whether the last answer made the card a leech, or is to say again that it is one.
    var lastNotesLeech: Bool {
      guard let last = entries.last, !last.answer.grade.isRecalled,
        entries.dropLast().last?.isInReview == true
      else { return false }
      let beyond = lapses - Self.leechLapses
      return beyond >= 0 && beyond.isMultiple(of: Self.leechLapses / 2)
    }
  }
}

extension History.Entry {
  /// Whether the answer left the card in review.
  var isInReview: Bool {
    if case .days = answer.granted { true } else { false }
  }
}
