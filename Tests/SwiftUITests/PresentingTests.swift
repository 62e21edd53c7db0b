import Testing

@testable import SwiftUI

// What a session cannot show: commands that fail, and what they say.
@MainActor
@Suite struct PresentingTests {
  @Test func `controls behind a sheet cannot be used`() {
    let stage = Stage.showing(Desk())
    #expect(stage.lines("labels") == ["Read", "Ask", "Lock"])
    _ = stage.tap("Read")
    #expect(stage.lines("labels") == ["Turn the page"])
    #expect(
      stage.tap("Ask")
        == .failure("'Ask' is behind the sheet", available: ["Turn the page"]))
    #expect(
      stage.tap("Sing")
        == .failure("no control is labelled 'Sing'", available: ["Turn the page"]))
  }

  @Test func `controls behind an alert are seen and cannot be used`() {
    let stage = Stage.showing(Desk())
    _ = stage.tap("Ask")
    #expect(stage.texts == ["Read", "Ask", "Lock", "Why?", "Because"])
    #expect(stage.tap("Read") == .failure("'Read' is behind the alert", available: ["Because"]))
  }

  @Test func `where nothing is presented nothing is dismissed`() {
    let stage = Stage.showing(Desk())
    #expect(
      stage.perform(StageCommand(command: "dismiss"))
        == .failure("nothing is presented that could be dismissed", available: []))
  }

  @Test func `an alert must be answered`() {
    let stage = Stage.showing(Desk())
    _ = stage.tap("Ask")
    #expect(
      stage.perform(StageCommand(command: "dismiss"))
        == .failure("the alert is taken away by what is in it alone", available: ["Because"]))
    _ = stage.tap("Because")
    #expect(stage.lines("labels") == ["Read", "Ask", "Lock"])
  }

  @Test func `a locked sheet stays until the program unlocks it`() {
    let stage = Stage.showing(Desk())
    _ = stage.tap("Lock")
    #expect(
      stage.perform(StageCommand(command: "dismiss"))
        == .failure("the sheet is taken away by what is in it alone", available: ["Unlock"]))
    _ = stage.tap("Unlock")
    #expect(stage.perform(StageCommand(command: "dismiss")) == .lines([]))
    #expect(stage.lines("labels") == ["Read", "Ask", "Lock"])
  }

  @Test func `a flag that cannot be set back does not hold the sheet`() {
    let stage = Stage.showing(Text("behind").sheet(isPresented: .constant(true)) { Text("front") })
    #expect(stage.texts == ["front"])
    #expect(stage.perform(StageCommand(command: "dismiss")) == .lines([]))
    #expect(stage.texts == ["behind"])
  }

  @Test func `the outline names what is presented`() {
    let stage = Stage.showing(Desk())
    _ = stage.tap("Read")
    #expect(
      stage.tree == [
        "Desk  isReading = true, isAsking = false, isLocked = false", "  VStack",
        "    Button \"Read\"", "    Button \"Ask\"", "    Button \"Lock\"", "  Sheet",
        "    Button \"Turn the page\"",
      ])
  }
}

private struct Desk: View {
  @State private var isReading = false
  @State private var isAsking = false
  @State private var isLocked = false

  var body: some View {
    VStack {
      Button("Read") { isReading = true }
      Button("Ask") { isAsking = true }
      Button("Lock") { isLocked = true }
    }
    .sheet(isPresented: $isReading) { Button("Turn the page") {} }
    .alert("Why?", isPresented: $isAsking) { Button("Because") {} }
    .sheet(isPresented: $isLocked) { Locked() }
  }
}

private struct Locked: View {
  @State private var isLocked = true

  var body: some View {
    Button("Unlock") { isLocked = false }.interactiveDismissDisabled(isLocked)
  }
}
