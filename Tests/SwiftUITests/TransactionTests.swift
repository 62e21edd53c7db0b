import Testing

@testable import SwiftUI

@MainActor
@Suite struct TransactionTests {
  struct Nested: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      let _ = log.note("body \(value)")
      Text("\(value)")
        .onChange(of: value) { old, new in log.note("\(old) to \(new)") }
        .onAppear {
          value = 1
          value = 2
          withAnimation {
            value = 3
            value = 4
          }
        }
    }
  }

  // The values recorded for this sequence: bodies 0, 2, 4; changes 0 to 2, 2 to 4.
  @Test func `writes of one transaction are one update`() {
    let log = Log()
    _ = Stage.showing(Nested(log: log))
    #expect(log.lines == ["body 0", "body 2", "0 to 2", "body 4", "2 to 4"])
  }

  struct ReadBack: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Text(isOn ? "on" : "off").onAppear {
        isOn.toggle()
        log.note("\(isOn)")
      }
    }
  }

  @Test func `an action sees its own writes at once`() {
    let log = Log()
    let stage = Stage.showing(ReadBack(log: log))
    #expect(log.lines == ["true"])
    #expect(stage.texts == ["on"])
  }

  struct Nest: View {
    let log: Log
    @State private var value = 0
    var body: some View {
      Group {
        VStack {
          Text("x")
            .onChange(of: value, initial: true) { log.note("Text onChange") }
            .onAppear { log.note("Text onAppear") }
        }
        .onChange(of: value, initial: true) { log.note("VStack onChange") }
        .onAppear { log.note("VStack onAppear") }
      }
      .onChange(of: value, initial: true) { log.note("Group onChange") }
      .onAppear { log.note("Group onAppear") }
    }
  }

  @Test func `actions run from the inside out, in the order of the modifiers`() {
    let log = Log()
    _ = Stage.showing(Nest(log: log))
    #expect(
      log.lines == [
        "Text onChange", "Text onAppear", "VStack onChange", "VStack onAppear", "Group onChange",
        "Group onAppear",
      ])
  }
}
