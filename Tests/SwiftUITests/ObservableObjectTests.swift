import Testing

@testable import SwiftUI

@MainActor
@Suite struct ObservableObjectTests {
  final class Model: ObservableObject {
    @Published var count = 0
    var quiet = 0
  }

  struct Reader: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.count)") }
  }

  struct Writer: View {
    @EnvironmentObject var model: Model
    var body: some View { Button("Add") { model.count += 1 } }
  }

  struct Owner: View {
    @StateObject private var model = Model()
    var body: some View {
      VStack {
        Reader(model: model)
        Writer()
        Button("Quiet") { model.quiet += 1 }
      }
      .environmentObject(model)
    }
  }

  // As recorded: whoever holds the object runs, whether it shows the property or not.
  @Test func `a published change runs every view that holds the object`() {
    let stage = Stage.showing(Owner())
    #expect(stage.tap("Add") == .lines([]))
    #expect(
      stage.bodies == [
        "ObservableObjectTests.Owner: _model changed.",
        "ObservableObjectTests.Reader: _model changed.",
        "ObservableObjectTests.Writer: _model changed.",
      ])
    #expect(stage.texts.first == "1")
  }

  @Test func `an unpublished change runs nothing`() {
    let stage = Stage.showing(Owner())
    #expect(stage.tap("Quiet") == .lines([]))
    #expect(stage.bodies == [])
  }
}
