import LessonEngine
import Pages

/// How far the learner is in each lesson, as the rows of the page of `tutor` alone.
struct HomeSummary {
  var course: Course
  var place: CourseProgress

  var rows: [HomePage.Row] {
    course.lessons.map { entry in
      HomePage.Row(
        title: entry.readable?.title ?? entry.id, progress: progress(of: entry),
        note: note(of: entry))
    }
  }

  private func progress(of entry: Course.Entry<Lesson>) -> HomePage.Progress {
    guard let lesson = entry.readable, !lesson.steps.isEmpty else { return .notBegun }
    let done = place[lesson: entry.id].doneCount(of: lesson)
    return done == 0 ? .notBegun : .begun(Double(done) / Double(lesson.steps.count))
  }

  private func note(of entry: Course.Entry<Lesson>) -> String {
    guard let lesson = entry.readable else { return "cannot be read: see 'tutor lint'" }
    let done = place[lesson: entry.id].doneCount(of: lesson)
    if done > 0 { return "\(done) of \(lesson.steps.count) steps" }
    let missing = entry.requires.filter { id in
      guard let before = course.lesson(id)?.readable else { return false }
      return place[lesson: id].doneCount(of: before) < before.steps.count
    }
    let numbers = missing.compactMap { id in course.lessons.firstIndex { $0.id == id } }
    if !numbers.isEmpty { return "after " + numbers.map { "\($0 + 1)" }.joined(separator: " and ") }
    let steps = lesson.steps.count == 1 ? "1 step" : "\(lesson.steps.count) steps"
    return entry.minutes > 0 ? "\(steps), \(entry.minutes) min" : steps
  }
}
