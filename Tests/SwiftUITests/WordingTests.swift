import Testing

@testable import SwiftUI

@MainActor
@Suite struct WordingTests {
  struct Two: View {
    var body: some View {
      VStack {
        Button("Save") {}
        Button("Save") {}
        Button("Send") {}.disabled(true)
        TextField("Name", text: .constant(""))
      }
    }
  }

  private let available = ["Save", "Save", "Send (disabled)", "Name"]

  @Test func `a label that is not there is answered with those that are`() {
    #expect(
      Stage.showing(Two()).tap("Sava")
        == .failure("no control is labelled 'Sava'", available: available))
  }

  @Test func `a label that is there twice asks which`() {
    #expect(
      Stage.showing(Two()).tap("Save")
        == .failure(
          "2 controls are labelled 'Save': say which with #1 to #2", available: available))
    let command = StageCommand(command: "tap", label: "Save", number: 2)
    #expect(Stage.showing(Two()).perform(command) == .lines([]))
  }

  @Test func `a disabled control says so`() {
    #expect(
      Stage.showing(Two()).tap("Send")
        == .failure("'Send' is disabled", available: ["Save", "Name"]))
  }

  @Test(arguments: [
    ("^[1 night](inflect: true)", "1 night"), ("^[3 night](inflect: true)", "3 nights"),
    ("^[0 city](inflect: true)", "0 cities"), ("^[2 box](inflect: true)", "2 boxes"),
    ("in ^[2 child](inflect: true)!", "in 2 children!"), ("plain", "plain"),
  ])
  func `nouns agree with their numbers`(text: String, shown: String) {
    #expect(LocalizedStringKey(text).string == shown)
  }

  @Test func `numbers are written as in the United States`() {
    let price: Double = 1250
    #expect(("\(12345) \(1.5)" as LocalizedStringKey).string == "12,345 1.500000")
    #expect(Text(price, format: .currency(code: "USD")).string == "$1,250.00")
  }
}
