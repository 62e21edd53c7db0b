/// One line of `tutor fsrs replay`: a scheduler and the answers of one card.
struct ReplayRequest {
  let scheduler: Scheduler
  let reviews: [(grade: Grade, elapsedDays: Int)]

  /// Reads a line; throws the scanner's, the weights' or the options' error.
  init(line: String) throws {
    var scanner = JSONScanner(line)
    var options = SchedulerOptions()
    var weights: [Double] = []
    var reviews: [(grade: Grade, elapsedDays: Int)]?
    try scanner.object { (name, scanner) throws(JSONScanner.Failure) in
      switch name {
      case "parameters": weights = try scanner.numbers()
      case "desiredRetention": options.desiredRetention = try scanner.number()
      case "learningSteps": options.learningSteps = try scanner.numbers()
      case "relearningSteps": options.relearningSteps = try scanner.numbers()
      case "maximumInterval": options.maximumInterval = try scanner.integer()
      case "reviews": reviews = try scanner.reviews()
      default: throw scanner.failure("there is no member '\(name)'")
      }
    }
    try scanner.end()
    guard let reviews else { throw scanner.failure("the member 'reviews' is missing") }
    if !weights.isEmpty { options.weights = try Weights(weights) }
    scheduler = try Scheduler(options)
    self.reviews = reviews
  }
}

extension JSONScanner {
  fileprivate mutating func numbers() throws(Failure) -> [Double] {
    var numbers: [Double] = []
    try array { (scanner) throws(Failure) in numbers.append(try scanner.number()) }
    return numbers
  }

  fileprivate mutating func reviews() throws(Failure) -> [(grade: Grade, elapsedDays: Int)] {
    var reviews: [(grade: Grade, elapsedDays: Int)] = []
    try array { (scanner) throws(Failure) in
      var pair: [Int] = []
      try scanner.array { (scanner) throws(Failure) in pair.append(try scanner.integer()) }
      guard pair.count == 2, let grade = Grade(rawValue: pair[0]) else {
        throw scanner.failure("a review is [grade from 1 to 4, elapsed days]")
      }
      reviews.append((grade, pair[1]))
    }
    return reviews
  }
}
