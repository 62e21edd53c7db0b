import Markdown

extension VerificationReport {
  /// The report in the Test Anything Protocol, version 13.
  public var tap: String {
    var lines: [String] = []
    for file in files {
      for diagnostic in file.diagnostics where diagnostic.severity == .error {
        lines.append("not ok \(lines.count + 1) - \(diagnostic.description)")
      }
      for verdict in file.verdicts {
        let name = "\(lines.count + 1) - \(verdict.path):\(verdict.place.line) \(verdict.program)"
        switch verdict.outcome {
        case .held: lines.append("ok \(name)")
        case .skipped(let reason): lines.append("ok \(name) # SKIP \(reason)")
        case .failed(let failure):
          let notes = ([failure.headline] + failure.details).map { "\n# \($0)" }.joined()
          lines.append("not ok \(name)\(notes)")
        }
      }
    }
    return "TAP version 13\n1..\(lines.count)\n" + lines.map { $0 + "\n" }.joined()
  }
}
