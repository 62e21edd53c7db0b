import SwiftSource
import Testing

@Suite struct DeclarationTests {
  @Test(arguments: [
    ("struct Trip {}", "struct Trip"),
    ("public final class Store<T>: Codable {}", "class Store"),
    ("enum Pace { case slow }", "enum Pace"),
    ("actor Clock {}", "actor Clock"),
    ("protocol Named {}", "protocol Named"),
    ("typealias Id = Int", "typealias Id"),
    ("let trips = 1", "var trips"),
    ("nonisolated(unsafe) var a = 1, b = 2", "var a, b"),
    ("func add(_ trip: Int, to list: Int) async {}", "func add(_:to:)"),
    ("func go() {}", "func go()"),
    ("extension Trip {}", "extension Trip"),
    ("extension  Trip:Named,Codable {}", "extension Trip: Named , Codable"),
    ("extension Array where Element==Int {}", "extension Array where Element == Int"),
    ("#Preview { Text(\"a\") }", "#Preview"),
    ("#Preview(\"Dark\", traits: .a) { Text(\"a\") }", "#Preview \" Dark \""),
    ("import  SwiftUI", "import SwiftUI"),
    ("prefix operator +++", "prefix operator +++"),
    ("print(1)", "a statement"),
    ("for a in [1] {}", "a statement"),
    ("#if DEBUG\nlet a = 1\n#endif", "'#if'"),
  ])
  func `a declaration is known by its key`(text: String, key: String) {
    #expect(SwiftText(text).declarations.map(\.key) == [key])
  }

  @Test func `comments belong to what follows unless a blank line parts them`() {
    let text = "// The file.\n\n// A trip.\nstruct Trip {} // end\n\nlet a = 1\n"
    let bytes = Array(text.utf8)
    let declarations = SwiftText(text).declarations
    #expect(
      declarations.map { String(decoding: bytes[$0.range], as: UTF8.self) } == [
        "// A trip.\nstruct Trip {} // end", "let a = 1",
      ])
    #expect(declarations.map(\.line) == [3, 6])
  }
}

@Suite struct MergingTests {
  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var file: String
    var block: String
    var result: String
  }

  @Test(arguments: [
    Case(
      testDescription: "replaces what has the same key",
      file: "import SwiftUI\n\n// Old.\nstruct A {\n  let a = 1\n}\n\nstruct B {}\n",
      block: "// New.\nstruct A {\n  let a = 2\n}\n",
      result: "import SwiftUI\n\n// New.\nstruct A {\n  let a = 2\n}\n\nstruct B {}\n"),
    Case(
      testDescription: "adds what is new at the end, in order",
      file: "struct A {}", block: "struct B {}\nfunc c(d: Int) {}\n",
      result: "struct A {}\n\nstruct B {}\n\nfunc c(d: Int) {}\n"),
    Case(
      testDescription: "merges imports",
      file: "import SwiftUI\n\nstruct A {}\n", block: "import SwiftUI\nimport Observation\n",
      result: "import SwiftUI\nimport Observation\n\nstruct A {}\n"),
    Case(
      testDescription: "puts the first import in front",
      file: "struct A {}\n", block: "import SwiftUI\n", result: "import SwiftUI\n\nstruct A {}\n"),
    Case(
      testDescription: "tells overloads and previews apart",
      file: "func f(a: Int) {}\nfunc f(b: Int) {}\n#Preview(\"x\") { 1 }\n#Preview(\"y\") { 2 }\n",
      block: "func f(b: String) {}\n#Preview(\"x\") { 3 }\n",
      result: "func f(a: Int) {}\nfunc f(b: String) {}\n#Preview(\"x\") { 3 }\n"
        + "#Preview(\"y\") { 2 }\n"),
    Case(
      testDescription: "keeps wide characters whole",
      file: "let a = \"é漢\"\nlet b = \"ü\"\n", block: "let b = \"漢字\"\n",
      result: "let a = \"é漢\"\nlet b = \"漢字\"\n"),
    Case(
      testDescription: "makes a file of an empty one", file: "", block: "struct A {}\n",
      result: "struct A {}\n"),
  ])
  func `a block changes a file`(test: Case) throws {
    #expect(try SwiftText(test.file).merging(SwiftText(test.block)).text == test.result)
  }

  @Test(arguments: [
    (
      "extension A {}\nextension A {}", "struct B {}\nextension A {}", 2,
      "the file has 'extension A' more than once; write 'whole' and the whole file"
    ),
    (
      "", "let a = 1\nlet a = 2", 2,
      "the block has 'var a' twice; write 'whole' and the whole file"
    ),
    (
      "", "let a = 1\n\nprint(a)", 3,
      "a statement has no name to be found by in the file; write 'whole' and the whole file"
    ),
  ])
  func `what cannot be said so asks for the whole file`(
    file: String, block: String, line: Int, message: String
  ) {
    let error = #expect(throws: MergeError.self) {
      try SwiftText(file).merging(SwiftText(block))
    }
    #expect(error?.line == line)
    #expect(error?.description == message)
  }
}

@Suite struct IncompleteTextTests {
  @Test(arguments: [
    ("struct A {", true), ("struct A {\n  var a = 1\n", true), ("let a =", true),
    ("print(\"a\",", true), ("let s = \"\"\"\nab\n", true), ("let a = [1, 2", true),
    ("let = 1", false), ("struct A }", false), ("let a = 1", false), ("", false),
    ("struct A { let = 1", false),
  ])
  func `a text that is being typed is told from a wrong one`(text: String, isIncomplete: Bool) {
    #expect(SwiftText(text).isIncomplete == isIncomplete)
  }
}
