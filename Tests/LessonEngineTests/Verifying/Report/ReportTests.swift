import Markdown
import Testing

@testable import LessonEngine

/// One report made by hand, in every form: held, cached, skipped, failed, and an error in a text.
@Suite struct ReportTests {
  @Test func `text names each failure where it stands, then counts`() {
    #expect(
      Self.report.text == """
        a.md:7:3: failed
          second: printed something else
            1   one
            2 − two
            2 + tw<o·
          again: tutor verify a.md --only second

        b, c.md:2:9: error: unknown word '100%'

        a.md: 2 found, 2 run, 0 skipped, 1 failed
        b, c.md: 1 found, 0 run, 1 skipped, 0 failed

        3 programs: 1 held, 1 failed, 1 skipped, 1 error in the text · 1 cached · 1 linked alone · 3.1 s
          skipped: b, c.md:4 "no & clock"

        """)
  }

  @Test func `GitHub gets an annotation a failure, with what is special to it escaped`() {
    #expect(
      Self.report.github == """
        ::error file=a.md,line=7,col=3::second: printed something else%0A1   one%0A2 − two%0A2 + tw<o·
        ::error file=b%2C c.md,line=2,col=9::unknown word '100%25'

        """)
  }

  @Test func `JUnit gets a suite a file and a case a program`() {
    #expect(
      Self.report.junit == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites tests="3" failures="1" skipped="1">
          <testsuite name="a.md" tests="2" failures="1" errors="0" skipped="0">
            <testcase name="first" classname="a.md" file="a.md" line="1"/>
            <testcase name="second" classname="a.md" file="a.md" line="5">\
        <failure message="printed something else">a.md:7:3&#10;1   one&#10;2 − two&#10;2 + tw&lt;o·\
        </failure></testcase>
          </testsuite>
          <testsuite name="b, c.md" tests="1" failures="0" errors="1" skipped="1">
            <testcase name="line 2" classname="b, c.md">\
        <error message="b, c.md:2:9: error: unknown word '100%'"/></testcase>
            <testcase name="third" classname="b, c.md" file="b, c.md" line="4">\
        <skipped message="no &amp; clock"/></testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func `TAP counts on over all files`() {
    #expect(
      Self.report.tap == """
        TAP version 13
        1..4
        ok 1 - a.md:1 first
        not ok 2 - a.md:5 second
        # printed something else
        # 1   one
        # 2 − two
        # 2 + tw<o·
        not ok 3 - b, c.md:2:9: error: unknown word '100%'
        ok 4 - b, c.md:4 third # SKIP no & clock

        """)
  }

  @Test func `JSON has a record a program`() {
    #expect(
      Self.report.json == """
        {
          "cached" : 1,
          "errors" : [
            "b, c.md:2:9: error: unknown word '100%'"
          ],
          "failed" : 1,
          "found" : 3,
          "held" : 1,
          "programs" : [
            {
              "column" : 1,
              "line" : 1,
              "outcome" : "held",
              "path" : "a.md",
              "program" : "first"
            },
            {
              "column" : 3,
              "details" : [
                "1   one",
                "2 − two",
                "2 + tw<o·"
              ],
              "line" : 7,
              "outcome" : "failed",
              "path" : "a.md",
              "program" : "second",
              "reason" : "printed something else"
            },
            {
              "column" : 1,
              "line" : 4,
              "outcome" : "skipped",
              "path" : "b, c.md",
              "program" : "third",
              "reason" : "no & clock"
            }
          ],
          "skipped" : 1
        }

        """)
  }

  @Test func `only an error or a failure makes a report bad`() {
    func report(_ verdicts: [Verdict], _ severity: Diagnostic.Severity?) -> VerificationReport {
      let place = Place(line: 1, column: 1)
      let said = severity.map {
        Diagnostic(path: "a.md", place: place, severity: $0, message: "said")
      }
      return VerificationReport(
        files: [
          VerificationReport.File(
            path: "a.md", diagnostics: [said].compactMap(\.self), verdicts: verdicts)
        ],
        duration: .zero)
    }
    let verdict = Verdict(Self.program("it", "a.md", line: 1), .held)
    var failed = verdict
    failed.outcome = .failed(.compiles)
    #expect(report([verdict], nil).isGood)
    #expect(report([verdict], .warning).isGood)
    #expect(!report([verdict], .error).isGood)
    #expect(!report([verdict, failed], nil).isGood)
    #expect(!report([], .error).isGood)
  }
}

extension ReportTests {
  private static func program(_ id: String, _ path: String, line: Int) -> Program {
    Program(id: id, path: path, place: Place(line: line, column: 1), claim: .runs, units: [])
  }

  private static let report = VerificationReport(
    files: [
      VerificationReport.File(
        path: "a.md", diagnostics: [],
        verdicts: [
          Verdict(program("first", "a.md", line: 1), .held, isCached: true),
          Verdict(
            program("second", "a.md", line: 5),
            .failed(
              .differs(
                Difference(
                  subject: .output, expected: ["one", "two"], actual: ["one", "tw<o "],
                  place: Place(line: 7, column: 3)))),
            isLinkedAlone: true),
        ]),
      VerificationReport.File(
        path: "b, c.md",
        diagnostics: [
          Diagnostic(
            path: "b, c.md", place: Place(line: 2, column: 9), message: "unknown word '100%'")
        ],
        verdicts: [Verdict(program("third", "b, c.md", line: 4), .skipped(reason: "no & clock"))]),
    ], duration: .milliseconds(3149))
}
