import Testing

@testable import SwiftUI

@MainActor
@Suite struct IdentityTests {
  struct Cell: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]
    var body: some View {
      VStack {
        ForEach(names, id: \.self) { Cell(name: $0) }
        Button("Reverse") { names.reverse() }
        Button("Remove b") { names.removeAll { $0 == "b" } }
        Button("Add b") { names.append("b") }
      }
    }
  }

  @Test func `a row's state follows its id and ends with it`() {
    let stage = Stage.showing(Rows())
    #expect(stage.tap("b 0") == .lines([]))
    #expect(stage.tap("Reverse") == .lines([]))
    #expect(Array(stage.texts.prefix(3)) == ["c 0", "b 1", "a 0"])
    #expect(stage.tap("Remove b") == .lines([]))
    #expect(stage.tap("Add b") == .lines([]))
    #expect(Array(stage.texts.prefix(3)) == ["c 0", "a 0", "b 0"])
  }

  struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        if isFirst { Cell(name: "x") } else { Cell(name: "x") }
        Cell(name: isFirst ? "y" : "z")
        Button("Flip") { isFirst.toggle() }
      }
    }
  }

  @Test func `branches are different views and a choice of arguments is not`() {
    let stage = Stage.showing(Branches())
    #expect(stage.tap("x 0") == .lines([]))
    #expect(stage.tap("y 0") == .lines([]))
    #expect(stage.tap("Flip") == .lines([]))
    #expect(stage.texts == ["x 0", "z 1", "Flip"])
    #expect(stage.tap("Flip") == .lines([]))
    #expect(stage.texts == ["x 0", "y 1", "Flip"])
  }

  @Test func `the outline names views, ids and states`() {
    #expect(
      Stage.showing(Rows()).tree == [
        #"IdentityTests.Rows  names = ["a", "b", "c"]"#, "  VStack",
        "    IdentityTests.Cell #a  count = 0", #"      Button "a 0""#,
        "    IdentityTests.Cell #b  count = 0", #"      Button "b 0""#,
        "    IdentityTests.Cell #c  count = 0", #"      Button "c 0""#,
        #"    Button "Reverse""#, #"    Button "Remove b""#, #"    Button "Add b""#,
      ])
  }
}
