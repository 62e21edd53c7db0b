/// Standard output is closed or full.
enum OutputError: Error, Hashable, CustomStringConvertible {
  /// The reader has seen enough.
  case closed
  case failed(reason: String)

  var description: String {
    switch self {
    case .closed: "nobody reads the output any more"
    case .failed(let reason): "cannot write to standard output: \(reason)"
    }
  }
}
