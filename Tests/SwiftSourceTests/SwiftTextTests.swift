import SwiftSource
import Testing

@Suite struct SwiftTextTests {
  @Test(arguments: [
    ("let a = 1", true), ("@State private var open = false", true), ("struct A {", false),
    ("var body: some View { Text(\"a\") }", true), ("let = 1", false), ("", true),
  ])
  func `a text parses or does not`(text: String, parses: Bool) {
    #expect(SwiftText(text).parses == parses)
    #expect(SwiftText(text).syntaxErrors.isEmpty == parses)
  }

  @Test func `a syntax error has a place`() {
    #expect(
      SwiftText("let a = 1\nlet = 2\n").syntaxErrors
        == [SyntaxError(line: 2, column: 5, message: "expected pattern in variable")])
  }

  @Test(arguments: [
    ("@State private var remind=false", "@State  private var remind = false // mine", true),
    ("@Binding var a: Bool", "@Binding var b: Bool", false),
    ("a . b", "a.b", true),
  ])
  func `spelling does not change the tokens`(left: String, right: String, same: Bool) {
    #expect((SwiftText(left).tokens == SwiftText(right).tokens) == same)
  }

  @Test func `colours cover the text and nothing else`() {
    let text = "@State private var n = 1 // one\nlet s = \"a\\(n)é\"\n"
    let lines = SwiftText(text).coloredLines
    #expect(
      lines.map { $0.map(\.text).joined() } == [
        "@State private var n = 1 // one", "let s = \"a\\(n)é\"",
      ])
    #expect(lines.first?.first.map { "\($0.text) \($0.color)" } == "@State attribute")
    #expect(lines.first?.last.map { "\($0.text) \($0.color)" } == "// one comment")
  }
}

@Suite struct PlaceholderTests {
  @Test func `a filling takes the indent of its hole`() {
    let text = SwiftText("struct A {\n    <#members#>\n}\n")
    #expect(text.placeholders.map(\.name) == ["members"])
    #expect(
      text.filled(with: "var a = 1\nvar b = 2\n")?.text
        == "struct A {\n    var a = 1\n    var b = 2\n}\n")
  }

  @Test(arguments: ["no hole", "<#a#> and <#b#>"])
  func `only one hole can be filled`(text: String) {
    #expect(SwiftText(text).filled(with: "x") == nil)
  }
}

@Suite struct ModuleFactsTests {
  @Test func `a script with a preview has views`() {
    let facts = ModuleFacts(
      "struct A: View { var body: some View { Text(\"a\") } }\n#Preview { A() }")
    #expect(facts.hasPreview && facts.hasViews && !facts.hasMain && !facts.mustBeLinkedAlone)
  }

  @Test func `an app has views and a main`() {
    let facts = ModuleFacts("@main\nstruct Trips: App { var body: some Scene { WindowGroup { } } }")
    #expect(facts.hasApp && facts.hasMain && facts.hasViews)
  }

  @Test(arguments: [
    ("extension Int: Identifiable { public var id: Int { self } }", true),
    ("struct A {}\nextension A: Equatable {}", false),
    ("extension Int { var twice: Int { self * 2 } }", false),
    ("@_cdecl(\"answer\") func answer() {}", true),
  ])
  func `what would meet other programs is linked alone`(text: String, alone: Bool) {
    #expect(ModuleFacts(text).mustBeLinkedAlone == alone)
  }
}
