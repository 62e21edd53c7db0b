import Testing

@testable import SwiftUI

@MainActor
@Suite struct BodyRunTests {
  struct Reader: View {
    @Binding var count: Int
    var body: some View { Text("reader \(count)") }
  }

  struct Writer: View {
    @Binding var count: Int
    var body: some View { Button("Write") { count += 1 } }
  }

  struct Owner: View {
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Reader(count: $count)
        Writer(count: $count)
        Button("Other \(other)") { other += 1 }
      }
    }
  }

  @Test func `the first appearance names everything`() {
    #expect(
      Stage.showing(Owner()).bodies == [
        "BodyRunTests.Owner: @self, @identity, _count, _other changed.",
        "BodyRunTests.Reader: @self, @identity, _count changed.",
        "BodyRunTests.Writer: @self, @identity, _count changed.",
      ])
  }

  @Test func `a binding's reader runs, not its owner nor who only writes`() {
    let stage = Stage.showing(Owner())
    #expect(stage.tap("Write") == .lines([]))
    #expect(stage.bodies == ["BodyRunTests.Reader: _count changed."])
  }

  @Test func `a child whose values are equal is skipped`() {
    let stage = Stage.showing(Owner())
    #expect(stage.tap("Other 0") == .lines([]))
    #expect(stage.bodies == ["BodyRunTests.Owner: _other changed."])
    #expect(stage.tap("Write") == .lines([]))
    #expect(stage.tap("Other 1") == .lines([]))
    #expect(stage.bodies == ["BodyRunTests.Owner: _other changed."])
  }

  struct Equal: View {
    @State private var value = 1
    var body: some View { Button("Again \(value)") { value = 1 } }
  }

  @Test func `setting an equal value runs nothing`() {
    let stage = Stage.showing(Equal())
    #expect(stage.tap("Again 1") == .lines([]))
    #expect(stage.bodies == [])
  }

  struct HandMade: View {
    @State private var count = 0
    @State private var other = 0
    var body: some View {
      VStack {
        Reader(count: Binding(get: { count }, set: { count = $0 }))
        Button("Other \(other)") { other += 1 }
      }
    }
  }

  @Test func `a binding made by hand is another one each time its maker runs`() {
    let stage = Stage.showing(HandMade())
    #expect(stage.tap("Other 0") == .lines([]))
    #expect(
      stage.bodies == [
        "BodyRunTests.HandMade: _other changed.",
        "BodyRunTests.Reader: @self, _count changed.",
      ])
  }

  @Observable
  final class Model {
    var read = 0
    var unread = 0
  }

  struct Watcher: View {
    let model: Model
    var body: some View {
      VStack {
        Text("\(model.read)")
        Button("Read") { model.read += 1 }
        Button("Unread") { model.unread += 1 }
      }
    }
  }

  @Test func `a body depends on the properties it has read, each time anew`() {
    let stage = Stage.showing(Watcher(model: Model()))
    #expect(stage.tap("Unread") == .lines([]))
    #expect(stage.bodies == [])
    for text in ["1", "2"] {
      #expect(stage.tap("Read") == .lines([]))
      #expect(stage.bodies == ["BodyRunTests.Watcher: @dependencies changed."])
      #expect(stage.texts.first == text)
    }
  }

  struct Endless: View {
    @State private var count = 0
    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  @Test func `views that never settle are stopped`() {
    let stage = Stage.showing(Endless())
    #expect(!stage.graph.isPending)
    #expect(stage.graph.bodyRuns.count <= Graph.updateLimit + 1)
  }
}
