import Testing

@testable import SwiftUI

/// What a command costs, counted in the views it looks at: the same however many rows there are.
@MainActor
@Suite struct CostTests {
  @Observable
  final class Element: Identifiable {
    let id: Int
    var count = 0

    init(id: Int) { self.id = id }
  }

  struct StateRow: View {
    let number: Int
    @State private var count = 0
    var body: some View {
      HStack {
        Text("\(count)")
        Button("state \(String(number))") { count += 1 }
        Button("tap") { count += 1 }
      }
    }
  }

  struct ElementRow: View {
    let element: Element
    var body: some View {
      VStack {
        Text("\(element.count)")
        Button("element \(String(element.id))") { element.count += 1 }
      }
    }
  }

  struct FieldRow: View {
    let number: Int
    @State private var text = ""
    var body: some View {
      HStack {
        TextField("field \(String(number))", text: $text)
        Text(text)
      }
    }
  }

  struct Screen: View {
    let elements: [Element]
    @State private var count = 0
    var body: some View {
      ScrollView {
        Button("count") { count += 1 }
        Counter(count: count)
        LazyVStack {
          ForEach(elements) { ElementRow(element: $0) }
          ForEach(elements) { StateRow(number: $0.id) }
        }
        Form {
          ForEach(elements) { FieldRow(number: $0.id) }
        }
      }
    }
  }

  struct Counter: View {
    let count: Int
    var body: some View { Text("\(count)") }
  }

  /// The views that each of some commands looks at, and the bodies it runs.
  private func costs(rows: Int, _ commands: [StageCommand]) -> [[Int]] {
    let stage = Stage.showing(Screen(elements: (0..<rows).map(Element.init)))
    // The first search reads every row.
    #expect(stage.tap("element 0") == .lines([]))
    return commands.map { command in
      stage.graph.visitCount = 0
      #expect(stage.perform(command) == .lines([]))
      return [stage.graph.visitCount, stage.graph.bodyRuns.count]
    }
  }

  private let commands = [
    StageCommand(command: "tap", label: "element 70"),
    StageCommand(command: "tap", label: "element 71"),
    StageCommand(command: "tap", label: "state 72"),
    StageCommand(command: "tap", label: "element 70"),
    StageCommand(command: "type", label: "field 73", text: "word"),
    StageCommand(command: "clear", label: "field 73"),
  ]

  @Test func `a command looks at as many views in many rows as in few`() {
    let few = costs(rows: 100, commands)
    #expect(few == costs(rows: 1000, commands))
    #expect(few.allSatisfy { $0[0] < 200 && $0[1] <= 4 })
  }

  @Test func `rows that nothing has changed in are not visited when their parent's body runs`() {
    let stage = Stage.showing(Screen(elements: (0..<100).map(Element.init)))
    #expect(stage.tap("element 0") == .lines([]))
    stage.graph.visitCount = 0
    #expect(stage.tap("count") == .lines([]))
    #expect(stage.graph.visitCount < 100)
    #expect(stage.bodies.count == 2)
  }
}
