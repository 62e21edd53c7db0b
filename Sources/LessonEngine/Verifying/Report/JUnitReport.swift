import Markdown

extension VerificationReport {
  /// The report as JUnit's XML: a suite a file, a case a program.
  public var junit: String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let counts = counts
    xml += "<testsuites tests=\"\(counts.found)\" failures=\"\(counts.failed)\""
    xml += " skipped=\"\(counts.skipped)\">\n"
    for file in files {
      let own = file.counts
      let errors = file.diagnostics.count { $0.severity == .error }
      xml += "  <testsuite name=\"\(file.path.escapedForXML)\" tests=\"\(own.found)\""
      xml += " failures=\"\(own.failed)\" errors=\"\(errors)\" skipped=\"\(own.skipped)\">\n"
      for diagnostic in file.diagnostics where diagnostic.severity == .error {
        xml += "    <testcase name=\"line \(diagnostic.place.line)\""
        xml += " classname=\"\(file.path.escapedForXML)\">"
        xml += "<error message=\"\(diagnostic.description.escapedForXML)\"/></testcase>\n"
      }
      for verdict in file.verdicts { xml += verdict.junit }
      xml += "  </testsuite>\n"
    }
    return xml + "</testsuites>\n"
  }
}

extension Verdict {
  fileprivate var junit: String {
    var xml = "    <testcase name=\"\(program.escapedForXML)\" classname=\"\(path.escapedForXML)\""
    xml += " file=\"\(path.escapedForXML)\" line=\"\(place.line)\""
    switch outcome {
    case .held: xml += "/>\n"
    case .skipped(let reason):
      xml += "><skipped message=\"\(reason.escapedForXML)\"/></testcase>\n"
    case .failed(let failure):
      let at = failure.place ?? place
      xml += "><failure message=\"\(failure.headline.escapedForXML)\">"
      xml += "\(path):\(at.line):\(at.column)\n".escapedForXML
      xml += failure.details.joined(separator: "\n").escapedForXML + "</failure></testcase>\n"
    }
    return xml
  }
}

extension String {
  /// Characters that XML 1.0 cannot hold at all are shown as U+FFFD.
  fileprivate var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      case "\t": escaped += "&#9;"
      case let other where other.value < 0x20 || other.value == 0xFFFE || other.value == 0xFFFF:
        escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
