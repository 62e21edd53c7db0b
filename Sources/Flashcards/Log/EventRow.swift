import SQLite

/// An event as the columns of its table.
struct EventRow {
  var device: String
  var sequence: Int
  var course: String
  var instant: Int64
  var day: String
  var kind: String
  var card: String?
  var grade: String?
  var duration: Int?
  var grantedSeconds: Double?
  var grantedDays: Int?
  var undoneDevice: String?
  var undoneSequence: Int?
  var numbers: String?

  init(_ row: borrowing Row) throws {
    device = try row.get("device")
    sequence = try row.get("sequence")
    course = try row.get("course")
    instant = try row.get("instant")
    day = try row.get("day")
    kind = try row.get("kind")
    card = try row.get("card")
    grade = try row.get("grade")
    duration = try row.get("duration")
    grantedSeconds = try row.get("granted_seconds")
    grantedDays = try row.get("granted_days")
    undoneDevice = try row.get("undone_device")
    undoneSequence = try row.get("undone_sequence")
    numbers = try row.get("numbers")
  }

  init(_ event: Event) {
    device = event.id.device
    sequence = event.id.sequence
    course = event.course
    instant = event.at.milliseconds
    day = event.day.description
    switch event.kind {
    case .answer(let answer):
      kind = "answer"
      card = answer.card
      grade = answer.grade.name
      duration = answer.duration
      switch answer.granted {
      case .seconds(let seconds): grantedSeconds = seconds
      case .days(let days): grantedDays = days
      }
    case .undo(let id):
      kind = "undo"
      undoneDevice = id.device
      undoneSequence = id.sequence
    case .suspend(let card):
      kind = "suspend"
      self.card = card
    case .resume(let card):
      kind = "resume"
      self.card = card
    case .bury(let card):
      kind = "bury"
      self.card = card
    case .weights(let weights):
      kind = "weights"
      numbers = weights.map { "\($0)" }.joined(separator: " ")
    case .limits(let limits):
      kind = "limits"
      numbers = "\(limits.new) \(limits.reviews)"
    }
  }

  /// The event that the columns stand for; throws where they contradict each other.
  func event() throws -> Event {
    let id = Event.ID(device: device, sequence: sequence)
    guard let day = Day(day), let kind = eventKind else { throw ReviewLogError.damagedEvent(id) }
    return Event(
      id: id, course: course, at: Instant(milliseconds: instant), day: day, kind: kind)
  }

  private var eventKind: Event.Kind? {
    switch kind {
    case "answer":
      guard let card, let grade = grade.flatMap({ Grade($0) }) else { return nil }
      let granted =
        grantedDays.map(Interval.days) ?? grantedSeconds.map(Interval.seconds) ?? nil
      return granted.map {
        .answer(Answer(card: card, grade: grade, duration: duration ?? 0, granted: $0))
      }
    case "undo":
      guard let undoneDevice, let undoneSequence else { return nil }
      return .undo(Event.ID(device: undoneDevice, sequence: undoneSequence))
    case "suspend": return card.map { .suspend(card: $0) }
    case "resume": return card.map { .resume(card: $0) }
    case "bury": return card.map { .bury(card: $0) }
    case "weights":
      let fields = (numbers ?? "").split(separator: " ")
      let weights = fields.compactMap { Double($0) }
      return weights.count == fields.count ? .weights(weights) : nil
    case "limits":
      let counts = (numbers ?? "").split(separator: " ").compactMap { Int($0) }
      return counts.count == 2 ? .limits(DailyLimits(new: counts[0], reviews: counts[1])) : nil
    default: return nil
    }
  }
}
