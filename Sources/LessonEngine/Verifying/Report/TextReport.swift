import Markdown

extension VerificationReport {
  /// The report for a person: differences first, then the counts.
  public var text: String {
    var lines: [String] = []
    for file in files {
      lines += file.diagnostics.map(\.description)
      for verdict in file.verdicts {
        guard let failure = verdict.failure else { continue }
        lines += Self.lines(of: verdict, failure)
      }
    }
    if !lines.isEmpty { lines.append("") }
    if files.count > 1 { lines += files.map(\.line) + [""] }
    lines.append(summary)
    for file in files {
      for verdict in file.verdicts {
        if case .skipped(let reason) = verdict.outcome {
          lines.append("  skipped: \(file.path):\(verdict.place.line) \"\(reason)\"")
        }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(of verdict: Verdict, _ failure: Failure) -> [String] {
    let place = failure.place ?? verdict.place
    return [
      "\(verdict.path):\(place.line):\(place.column): failed",
      "  \(verdict.program): \(failure.headline)",
    ] + failure.details.map { "    \($0)" } + [
      "  again: tutor verify \(verdict.path) --only \(verdict.program)", "",
    ]
  }

  private var summary: String {
    let counts = counts
    var parts = ["\(counts.held) held", "\(counts.failed) failed", "\(counts.skipped) skipped"]
    let broken = files.flatMap(\.diagnostics).count { $0.severity == .error }
    if broken > 0 { parts.append("\(broken) \(broken == 1 ? "error" : "errors") in the text") }
    var extras: [String] = []
    if counts.cached > 0 { extras.append("\(counts.cached) cached") }
    if counts.linkedAlone > 0 { extras.append("\(counts.linkedAlone) linked alone") }
    extras.append(duration.inTenths)
    let programs = counts.found == 1 ? "1 program" : "\(counts.found) programs"
    return "\(programs): " + parts.joined(separator: ", ") + " · " + extras.joined(separator: " · ")
  }
}

extension VerificationReport.File {
  fileprivate var line: String {
    let counts = counts
    var line = "\(path): \(counts.found) found, \(counts.found - counts.skipped) run"
    line += ", \(counts.skipped) skipped, \(counts.failed) failed"
    return line
  }
}

extension Duration {
  /// Seconds with one decimal, `3.1 s`.
  fileprivate var inTenths: String {
    let tenths = components.seconds * 10 + components.attoseconds / 100_000_000_000_000_000
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
