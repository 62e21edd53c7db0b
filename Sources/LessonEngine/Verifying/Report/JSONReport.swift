private import Foundation
import Markdown

extension VerificationReport {
  /// The report as JSON: counts, and a record a program.
  public var json: String {
    let counts = counts
    let record = Record(
      found: counts.found, held: counts.held, failed: counts.failed, skipped: counts.skipped,
      cached: counts.cached, errors: files.flatMap { $0.diagnostics.map(\.description) },
      programs: files.flatMap(\.verdicts).map { verdict in
        let place = verdict.failure?.place ?? verdict.place
        var row = Record.Row(
          path: verdict.path, line: place.line, column: place.column, program: verdict.program,
          outcome: "held")
        switch verdict.outcome {
        case .held: break
        case .skipped(let reason): (row.outcome, row.reason) = ("skipped", reason)
        case .failed(let failure):
          (row.outcome, row.reason, row.details) = ("failed", failure.headline, failure.details)
        }
        return row
      })
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let data = (try? encoder.encode(record)) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private struct Record: Encodable {
    var found: Int
    var held: Int
    var failed: Int
    var skipped: Int
    var cached: Int
    var errors: [String]
    var programs: [Row]

    struct Row: Encodable {
      var path: String
      var line: Int
      var column: Int
      var program: String
      var outcome: String
      var reason: String?
      var details: [String]?
    }
  }
}
