/// How far a learner is, by the ids of courses, lessons and steps: texts may change, places stay.
public struct Progress: Hashable, Sendable, Codable {
  /// The version of the file's form.
  public static let currentVersion = 1

  public var version = Self.currentVersion
  public var courses: [String: CourseProgress] = [:]

  public init() {}

  /// The place in one course.
  public subscript(course id: String) -> CourseProgress {
    get { courses[id] ?? CourseProgress() }
    set { courses[id] = newValue }
  }
}

/// How far a learner is in one course.
public struct CourseProgress: Hashable, Sendable, Codable {
  /// The lesson that was taken last.
  public var lesson: String?
  public var lessons: [String: LessonProgress] = [:]

  public init() {}

  public subscript(lesson id: String) -> LessonProgress {
    get { lessons[id] ?? LessonProgress() }
    set { lessons[id] = newValue }
  }
}

/// How far a learner is in one lesson.
public struct LessonProgress: Hashable, Sendable, Codable {
  /// The step that was shown last.
  public var step: String?
  /// The steps that were left by going on.
  public var done: Set<String> = []

  public init(step: String? = nil, done: Set<String> = []) {
    self.step = step
    self.done = done
  }

  /// How many of a lesson's steps are done; steps that are gone do not count.
  public func doneCount(of lesson: Lesson) -> Int {
    lesson.steps.count { done.contains($0.id) }
  }
}
