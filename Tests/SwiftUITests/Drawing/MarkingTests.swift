import Testing

@testable import SwiftUI

@MainActor
@Suite struct MarkingTests {
  struct Inner: View {
    let title: String
    @State private var count = 0

    var body: some View {
      VStack(alignment: .leading) {
        Text("above")
        Button("\(title) \(count)") { count += 1 }
      }
    }
  }

  struct Outer: View {
    @State private var name = "a"

    var body: some View {
      Text("name \(name)")
      Inner(title: "left")
      Button("Rename") { name += "a" }
      Inner(title: "right")
    }
  }

  private func screen(
    _ stage: Stage, _ command: String, rows: Int? = nil
  ) -> DrawnScreen? {
    let reply = stage.perform(
      StageCommand(command: command, columns: 40, rows: rows, marks: true))
    guard case .screen(let screen) = reply else { return nil }
    return screen
  }

  @Test func `the rows of the views that reran are marked, and no others`() {
    let stage = Stage.showing(Outer())
    #expect(stage.tap("left 0") == .lines([]))
    #expect(screen(stage, "show")?.marked == [1, 2])
    #expect(stage.tap("Rename") == .lines([]))
    // What is inside and did not rerun stays without a mark.
    #expect(screen(stage, "show")?.marked == [0, 3])
  }

  @Test func `the tree marks what reran and says why`() {
    let stage = Stage.showing(Outer())
    #expect(stage.tap("right 0") == .lines([]))
    let tree = screen(stage, "tree")
    #expect(tree?.marked == [7])
    #expect(
      tree?.lines.last { $0.contains("Inner") }
        == "  MarkingTests.Inner  count = 1  (ran: _count changed)")
  }

  @Test func `without marks a tree is as sessions know it`() {
    let stage = Stage.showing(Outer())
    #expect(stage.tap("left 0") == .lines([]))
    #expect(
      stage.tree == [
        "MarkingTests.Outer  name = \"a\"", "  Text \"name a\"",
        "  MarkingTests.Inner  count = 1", "    VStack", "      Text \"above\"",
        "      Button \"left 1\"", "  Button \"Rename\"", "  MarkingTests.Inner  count = 0",
        "    VStack", "      Text \"above\"", "      Button \"right 0\"",
      ])
  }

  struct Rows: View {
    @State private var chosen: Int?

    var body: some View {
      VStack(alignment: .leading) {
        ForEach(0..<50) { row in Button("Row \(row)") { chosen = row } }
      }
    }
  }

  @Test func `what is used is in sight`() {
    let stage = Stage.showing(Rows())
    let first = screen(stage, "show", rows: 10)
    #expect(first?.lines.first == "[ Row 0 ]")
    #expect(first?.above == 0)
    #expect(first?.below == 40)
    #expect(stage.tap("Row 30") == .lines([]))
    let second = screen(stage, "show", rows: 10)
    #expect(second?.lines.contains("[ Row 30 ]") == true)
    #expect(second?.lines.count == 10)
    #expect(second.map { $0.above + $0.below } == 40)
  }

  @Test func `styles stand beside the plain text`() {
    struct Styled: View {
      var body: some View {
        HStack {
          Text("北京").font(.title)
          Text("trip")
          Text("soon").foregroundStyle(.secondary)
        }
      }
    }
    let drawn = screen(Stage.showing(Styled()), "show")
    #expect(drawn?.lines == ["北京 trip soon"])
    #expect(
      drawn?.spans == [
        .init(row: 0, start: 0, end: 6, style: ["bold"]),
        .init(row: 0, start: 12, end: 16, style: ["dim"]),
      ])
  }

  @Test func `a tree asks each view once for what is seen of it`() {
    final class Count { var asked = 0 }
    let count = Count()
    func nested(_ depth: Int) -> AnyView {
      guard depth > 0 else { return AnyView(Text("inside")) }
      return AnyView(
        HandMade { _, _ in
          count.asked += 1
          return .group
        } content: {
          nested(depth - 1)
        })
    }
    let stage = Stage.showing(nested(40))
    count.asked = 0
    #expect(stage.tree == ["Text \"inside\""])
    #expect(count.asked == 40)
  }
}
