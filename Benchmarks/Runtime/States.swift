import SwiftUI

/// What all rows read, so that a tap runs every body.
@Observable final class Model {
  var turn = 0
}

/// A row with eight states.
struct Stateful: View {
  let model: Model
  @State var a = 1
  @State var b = "two"
  @State var c = 3.0
  @State var d = [4]
  @State var e = true
  @State var f: Int? = 6
  @State var g = "seven"
  @State var h = 8

  var body: some View { Text("\(model.turn)") }
}

/// The same row without a state.
struct Stateless: View {
  let model: Model
  var a = 1
  var b = "two"
  var c = 3.0
  var d = [4]
  var e = true
  var f: Int? = 6
  var g = "seven"
  var h = 8

  var body: some View { Text("\(model.turn)") }
}

struct Rows: View {
  let rows = Int(CommandLine.arguments[1])!
  let haveStates = ProcessInfo.processInfo.environment["STATES"] != nil
  @State private var model = Model()

  var body: some View {
    VStack {
      Button("Turn") { model.turn += 1 }
      Button("Mirror") { findByMirror() }
      ForEach(0..<rows, id: \.self) { _ in
        if haveStates { Stateful(model: model) } else { Stateless(model: model) }
      }
    }
  }

  /// What finding the states of as many rows takes by reflection: it still could not write them.
  private func findByMirror() {
    var found = 0
    for _ in 0..<rows {
      for child in Mirror(reflecting: Stateful(model: model)).children
      where child.value is any DynamicProperty {
        found += 1
      }
    }
    precondition(found == 8 * rows)
  }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Rows() } }
}
