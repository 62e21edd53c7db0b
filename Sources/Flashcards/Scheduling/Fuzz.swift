/// The spread that keeps cards learned together from coming back together for ever.
///
/// It comes from the card's identity and how often it was answered, never from a generator: the
/// interval that a grade shows is the interval it grants, on every machine.
struct Fuzz {
  /// From 0, inclusive, to 1, exclusive.
  let position: Double

  /// FNV-1a (64 bits) over course, card and count, each ended by a zero byte, finished by
  /// SplitMix64's mixer; its upper 53 bits are the fraction.
  init(_ card: CardKey, answers: Int) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for text in [card.course, card.card, String(answers)] {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = hash &* 0x100_0000_01b3
    }
    hash = (hash ^ (hash >> 30)) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ (hash >> 27)) &* 0x94d0_49bb_1331_11eb
    hash ^= hash >> 31
    position = Double(hash >> 11) / 0x1p53
  }

  init(position: Double) {
    self.position = position
  }

  /// Spreads an interval of whole days over the days around it, within `minimum...maximum`.
  func spread(_ days: Int, minimum: Int, maximum: Int) -> Int {
    let minimum = min(minimum, maximum)
    let days = min(max(days, minimum), maximum)
    let range = Fuzz.range(days)
    let lowest = min(max(range.lowerBound, minimum), maximum)
    var highest = min(max(range.upperBound, minimum), maximum)
    if lowest == highest, highest > 2, highest < maximum { highest = lowest + 1 }
    return lowest + Int(position * Double(highest - lowest + 1))
  }

  /// The days that an interval may become: itself alone below 2.5 days.
  static func range(_ days: Int) -> ClosedRange<Int> {
    guard days >= 3 else { return days...days }
    let length = Double(days)
    let delta =
      1 + 0.15 * max(min(length, 7) - 2.5, 0) + 0.10 * max(min(length, 20) - 7, 0)
      + 0.05 * max(length - 20, 0)
    let lowest = max(2, Int((length - delta).rounded(.toNearestOrEven)))
    return lowest...Int((length + delta).rounded(.toNearestOrEven))
  }
}
