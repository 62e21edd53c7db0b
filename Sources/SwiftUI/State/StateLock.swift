import Foundation

/// The lock of what any thread may reach: the states' values and the locations of their parts.
///
/// One for all, because it is held for no longer than it takes to copy a value. It can be taken
/// again by the thread that holds it: looking up a part may call the program's own `hash(into:)`.
enum StateLock {
  static let shared = NSRecursiveLock()
}
