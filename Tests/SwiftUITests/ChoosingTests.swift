import Foundation
import Testing

@testable import SwiftUI

@MainActor
@Suite struct ChoosingTests {
  struct Shop: View {
    @State private var size = "S"
    @State private var isOpen = false
    @State private var count = 3
    @State private var date = Date(timeIntervalSince1970: 0)
    var body: some View {
      VStack {
        Picker("Size", selection: $size) {
          ForEach(["S", "L"], id: \.self) { Text($0) }
          Text("odd").tag("X").disabled(true)
          Text("twin").tag("T")
          Text("twin").tag("U")
        }
        Menu("More") { Button("Count") {} }
        Toggle("Open", isOn: $isOpen)
        Stepper("Count", value: $count, in: 1...3)
        Stepper("Up", onIncrement: {}, onDecrement: nil)
        DatePicker("Day", selection: $date, displayedComponents: .date)
        DatePicker("Time", selection: $date, displayedComponents: .hourAndMinute)
        Text(date, format: .iso8601)
      }
    }
  }

  private func failure(_ command: StageCommand) -> StageReply {
    Stage.showing(Shop()).perform(command)
  }

  @Test func `an option that is not there is answered with those that are`() {
    #expect(
      failure(StageCommand(command: "choose", label: "Size", option: "XL"))
        == .failure("'Size' has no option 'XL'", available: ["S", "L", "odd", "twin", "twin"]))
    #expect(
      failure(StageCommand(command: "choose", label: "More", option: "Less"))
        == .failure("'More' has no option 'Less'", available: ["Count"]))
  }

  @Test func `an option that cannot be used or told apart is not chosen`() {
    #expect(
      failure(StageCommand(command: "choose", label: "Size", option: "odd"))
        == .failure("'odd' is disabled", available: ["S", "L", "twin", "twin"]))
    #expect(
      failure(StageCommand(command: "choose", label: "Size", option: "twin"))
        == .failure(
          "2 options of 'Size' are called 'twin'", available: ["S", "L", "odd", "twin", "twin"]))
  }

  @Test func `a control of another kind says what it is`() {
    #expect(
      failure(StageCommand(command: "choose", label: "Open", option: "S"))
        == .failure(
          "'Open' is a toggle and cannot be chosen from", available: ["Size", "More"]))
    #expect(
      failure(StageCommand(command: "tap", label: "Size"))
        == .failure("'Size' is a picker and cannot be tapped", available: ["Open"]))
    #expect(
      failure(StageCommand(command: "tap", label: "More"))
        == .failure("'More' is a menu and cannot be tapped", available: ["Open"]))
    #expect(
      failure(StageCommand(command: "type", label: "Open", text: "x"))
        == .failure("'Open' is a toggle and cannot be typed in", available: []))
  }

  @Test func `a stepper's greyed button cannot be used`() {
    #expect(
      failure(StageCommand(command: "increment", label: "Count"))
        == .failure("'Count' is at its upper bound", available: []))
    let stage = Stage.showing(Shop())
    for _ in 1...2 {
      #expect(stage.perform(StageCommand(command: "decrement", label: "Count")) == .lines([]))
    }
    #expect(
      stage.perform(StageCommand(command: "decrement", label: "Count"))
        == .failure("'Count' is at its lower bound", available: []))
    #expect(
      failure(StageCommand(command: "decrement", label: "Up"))
        == .failure("'Up' has no action for −", available: []))
  }

  @Test(arguments: [
    ("Day", "soon", "2026-03-01"), ("Day", "2026-02-30", "2026-03-01"),
    ("Day", "14:30", "2026-03-01"), ("Day", "", "2026-03-01"), ("Time", "25:00", "14:30"),
    ("Time", "2026-03-01 14:30", "14:30"),
  ])
  func `what is no date is answered with the forms that are`(
    label: String, value: String, form: String
  ) {
    #expect(
      failure(StageCommand(command: "set", label: label, value: value))
        == .failure("'\(value)' is no value for '\(label)': write it as \(form)", available: []))
  }

  @Test func `a date keeps the part that is not set`() {
    let stage = Stage.showing(Shop())
    _ = stage.perform(StageCommand(command: "set", label: "Time", value: "07:05"))
    _ = stage.perform(StageCommand(command: "set", label: "Day", value: "2024-02-29"))
    #expect(stage.texts.last == "2024-02-29T07:05:00Z")
  }

  @Test func `the outline says what controls are set to`() {
    let lines = Stage.showing(Shop()).tree
    #expect(lines.contains(#"    Picker "Size"  "S""#))
    #expect(lines.contains(#"    Menu "More""#))
    #expect(lines.contains(#"    DatePicker "Day"  "Jan 1, 1970""#))
  }

  @Test func `a secure field shows neither its text nor more or fewer bullets`() {
    let stage = Stage.showing(SecureField("Word", text: .constant("moon🌙")))
    #expect(stage.texts == ["•••••"])
    #expect(stage.tree == [#"SecureField "Word"  "•••••""#])
  }
}
