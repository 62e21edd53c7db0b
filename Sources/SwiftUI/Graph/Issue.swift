import Foundation

/// What SwiftUI says while a program runs, one line on standard error.
enum RuntimeIssue {
  case modifyingStateDuringUpdate
  case publishingDuringUpdate
  case publishingFromBackground
  case stateOutsideView
  case stateObjectOutsideView
  case focusStateOutsideView
  case progressOutOfBounds
  case duplicateID(container: String, id: String)
  case changedCount(container: String, count: Int, initial: Int)
  case missingDestination(of: String)
  case invalidSelection(String)
  case repeatedChange(of: String)
  case unsettled(limit: Int, views: [String])
  case restless(limit: Int)

  /// The line, in Apple's words where the message is Apple's.
  var text: String {
    switch self {
    case .modifyingStateDuringUpdate:
      "Modifying state during view update, this will cause undefined behavior."
    case .publishingDuringUpdate:
      "Publishing changes from within view updates is not allowed, "
        + "this will cause undefined behavior."
    case .publishingFromBackground:
      "Publishing changes from background threads is not allowed; make sure to publish values "
        + "from the main thread (via operators like receive(on:)) on model updates."
    case .stateObjectOutsideView:
      "Accessing StateObject's object without being installed on a View. "
        + "This will create a new instance each time."
    case .focusStateOutsideView:
      "Accessing FocusState's value outside of the body of a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    case .progressOutOfBounds:
      "ProgressView initialized with an out-of-bounds progress value. "
        + "The value will be clamped to the range of `0...total`."
    case .stateOutsideView:
      "Accessing State's value outside of being installed on a View. "
        + "This will result in a constant Binding of the initial value and will not update."
    case .duplicateID(let container, let id):
      "\(container): the ID \(id) occurs multiple times within the collection, "
        + "this will give undefined results!"
    case .changedCount(let container, let count, let initial):
      "\(container) count (\(count)) != its initial count (\(initial)). "
        + "`ForEach(_:content:)` should only be used for *constant* data. Instead conform data to "
        + "`Identifiable` or use `ForEach(_:id:content:)` and provide an explicit `id`!"
    case .missingDestination(let type):
      "A NavigationLink is presenting a value of type “\(type)” but there is no matching "
        + "navigationDestination declaration visible from the location of the link. "
        + "The link cannot be activated."
    case .invalidSelection(let value):
      "Picker: the selection \"\(value)\" is invalid and does not have an associated tag, "
        + "this will give undefined results."
    case .repeatedChange(let type):
      "onChange(of: \(type)) action tried to update multiple times per frame."
    case .unsettled(let limit, let views):
      "The views did not settle: after \(limit) updates in a row something they read still changes. "
        + "Look for a change made by \(views.joined(separator: ", ")) in body, onAppear or onChange."
    case .restless(let limit):
      "The program did not come to rest: after \(limit) rounds of jobs in a row a task is still "
        + "going on. Look for a loop in a task that goes round without ever sleeping."
    }
  }

  /// Writes the line to standard error at once, after what the program has printed so far.
  func report() {
    fflush(nil)
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
