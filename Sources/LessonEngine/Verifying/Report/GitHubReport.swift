import Markdown

extension VerificationReport {
  /// The report as annotations of GitHub's workflow commands, one a failure.
  public var github: String {
    var lines: [String] = []
    for file in files {
      for diagnostic in file.diagnostics {
        let kind = diagnostic.severity == .error ? "error" : "warning"
        lines.append(
          "::\(kind) file=\(diagnostic.path.escapedForProperty),line=\(diagnostic.place.line),"
            + "col=\(diagnostic.place.column)::\(diagnostic.message.escapedForCommand)")
      }
      for verdict in file.verdicts {
        guard let failure = verdict.failure else { continue }
        let place = failure.place ?? verdict.place
        let text = ([("\(verdict.program): \(failure.headline)")] + failure.details)
          .joined(separator: "\n")
        lines.append(
          "::error file=\(verdict.path.escapedForProperty),line=\(place.line),"
            + "col=\(place.column)::\(text.escapedForCommand)")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension String {
  fileprivate var escapedForCommand: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedForProperty: String {
    escapedForCommand.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
