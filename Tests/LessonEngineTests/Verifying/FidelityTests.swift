import Foundation
import Testing

@testable import LessonEngine

/// `docs/FIDELITY.md` says which program of the book shows which fact: here it is held to that.
@Suite struct FidelityTests {
  private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .appending(path: "../../../..").standardized

  private struct Row {
    let number: String
    let cells: [String]
    var shownBy: String { cells[2] }
    var evidence: String { cells[3] }

    /// The programs it names, as page and heading.
    var programs: [(page: String, anchor: String)] {
      shownBy.matches(of: /\]\(\.\.\/Tests\/SwiftUITests\/Programs\/([a-z-]+)\.md#([^)]+)\)/)
        .map { (String($0.1), String($0.2)) }
    }
  }

  /// The rows of the tables of facts.
  private static func rows() throws -> [Row] {
    let text = try String(contentsOf: root.appending(path: "docs/FIDELITY.md"), encoding: .utf8)
    return text.split(separator: "\n").compactMap { line in
      guard let match = line.wholeMatch(of: /\| ([SAMC]\d+) \|.*\|/) else { return nil }
      let cells = line.dropFirst(2).dropLast(2).components(separatedBy: " | ")
      return Row(number: String(match.1), cells: cells)
    }
  }

  /// What each program of a page says that it shows, by the anchor of its heading.
  private static func shows(page: String) throws -> [String: String] {
    let file = root.appending(path: "Tests/SwiftUITests/Programs/\(page).md")
    let sections = try String(contentsOf: file, encoding: .utf8)
      .components(separatedBy: "\n## ").dropFirst()
    return Dictionary(
      sections.map { section in
        let heading = section.prefix { $0 != "\n" }
        let shows = section.components(separatedBy: "\nShows: ").dropFirst().last ?? ""
        return (slug(of: String(heading)), shows.components(separatedBy: "Evidence:")[0])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `each fact has a statement, a program or a reason, and evidence`() throws {
    let rows = try Self.rows()
    for number in 1...64 {
      #expect(rows.contains { $0.number == "S\(number)" }, "no row for S\(number)")
    }
    for row in rows {
      try #require(row.cells.count == 4, "\(row.number): not four cells")
      #expect(
        row.evidence.contains(/^(Recorded|Documented|Source|Derived)\b/),
        "\(row.number): what is the evidence?")
      #expect(
        !row.programs.isEmpty || row.evidence.contains("Not modelled: "),
        "\(row.number): no program shows it, and no reason is given")
    }
  }

  @Test func `each program it names is in the book and says that it shows the fact`() throws {
    var pages: [String: [String: String]] = [:]
    for row in try Self.rows() {
      for program in row.programs {
        let page = try pages[program.page] ?? Self.shows(page: program.page)
        pages[program.page] = page
        guard let shows = page[program.anchor] else {
          Issue.record("\(row.number): \(program.page).md has no heading #\(program.anchor)")
          continue
        }
        #expect(
          shows.contains(try Regex("\\b\(row.number)\\b")),
          "\(program.page).md#\(program.anchor) does not say that it shows \(row.number)")
      }
    }
  }

  @Test func `each number in the book is a row`() throws {
    let numbers = Set(try Self.rows().map(\.number))
    let folder = Self.root.appending(path: "Tests/SwiftUITests/Programs").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      for shows in try Self.shows(page: file.replacing(".md", with: "")).values {
        for match in shows.matches(of: /\b[SAMC]\d+\b/) {
          #expect(numbers.contains(String(match.0)), "\(file) shows \(match.0), which has no row")
        }
      }
    }
  }
}
