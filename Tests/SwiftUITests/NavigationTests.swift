import Testing

@testable import SwiftUI

// What a session cannot show: commands that fail, and links that cannot be used.
@MainActor
@Suite struct NavigationTests {
  @Test func `the first screen cannot go back`() {
    let stage = Stage.showing(NavigationStack { Text("first") })
    #expect(
      stage.perform(StageCommand(command: "back"))
        == .failure("the screen in front has no way back", available: []))
  }

  @Test func `without a stack there is nothing to go back in`() {
    let stage = Stage.showing(Text("alone"))
    #expect(
      stage.perform(StageCommand(command: "back"))
        == .failure("no navigation stack is in front that could go back", available: []))
  }

  @Test func `a hidden way back is none`() {
    let stage = Stage.showing(
      NavigationStack {
        NavigationLink("On") { Button("Stay") {}.navigationBarBackButtonHidden() }
      })
    _ = stage.tap("On")
    #expect(
      stage.perform(StageCommand(command: "back"))
        == .failure("the screen in front has no way back", available: []))
    #expect(stage.texts == ["Stay"])
  }

  @Test func `an alert is in front of the stack`() {
    let stage = Stage.showing(
      NavigationStack {
        NavigationLink("On") {
          Text("next").alert("Sure?", isPresented: .constant(true)) { Button("Yes") {} }
        }
      })
    _ = stage.tap("On")
    #expect(
      stage.perform(StageCommand(command: "back"))
        == .failure("the alert is in front of what could go back", available: ["Yes"]))
  }

  @Test func `a link without a stack or a value cannot be used`() {
    let alone = Stage.showing(NavigationLink("On") { Text("next") })
    #expect(alone.tap("On") == .failure("'On' is disabled", available: []))
    let empty = Stage.showing(NavigationStack { NavigationLink("On", value: Int?.none) })
    #expect(empty.tap("On") == .failure("'On' is disabled", available: []))
  }

  @Test func `a value without a destination pushes nothing`() {
    let stage = Stage.showing(NavigationStack { NavigationLink("On", value: 3) })
    #expect(stage.tap("On") == .lines([]))
    #expect(stage.texts == ["On"])
  }

  @Test func `the outline shows the screens behind too`() {
    let stage = Stage.showing(
      NavigationStack { NavigationLink("On") { Text("next") }.navigationTitle("First") })
    _ = stage.tap("On")
    #expect(
      stage.tree == ["NavigationStack", "  NavigationLink \"On\"", "  Text \"next\""])
  }

  @Test func `a tab is a control, and the outline shows only what has been made`() {
    let stage = Stage.showing(
      TabView {
        Button("Here") {}.tabItem { Text("One") }
        Button("There") {}.tabItem { Text("Two") }
      })
    #expect(stage.lines("labels") == ["Here", "One", "Two"])
    #expect(
      stage.tree == [
        "TabView", "  Button \"Here\"", "  Text \"One\"", "  Text \"Two\"",
      ])
    #expect(stage.tap("Two") == .lines([]))
    #expect(stage.lines("labels") == ["There", "One", "Two"])
  }
}
