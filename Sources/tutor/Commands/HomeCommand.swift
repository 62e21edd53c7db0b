/// `tutor` alone: the lessons, and what to do next.
struct HomeCommand {
  func run(in context: Context) throws -> ExitStatus {
    try context.print(Listing(try CourseFolder(option: nil, in: context).read()).text)
    return .done
  }
}
