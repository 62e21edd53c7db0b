import Testing

@testable import SwiftUI

@MainActor
@Suite struct DrawingTests {
  struct Form: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("北京 trip")
        Button("Go", systemImage: "plus") {}
        Button("No") {}.disabled(true)
        Toggle("Fast", isOn: .constant(true))
        Toggle("Far", isOn: .constant(false))
        Stepper("3 nights", value: .constant(3))
        TextField("City", text: .constant("Oslo"))
        HStack {
          Text("left")
          Spacer()
          Text("right")
        }
      }
    }
  }

  @Test func `each control can be told from the others`() {
    #expect(
      Stage.showing(Form()).lines("show", columns: 30) == [
        "北京 trip",
        "[ + Go ]",
        "┆ No ┆",
        "Fast                  (━●) on",
        "Far                   (●━) off",
        "3 nights               [−] [+]",
        "City │Oslo                   │",
        "left                     right",
      ])
  }

  struct Bounds: View {
    var body: some View {
      Stepper("6 nights", value: .constant(6), in: 1...6)
      Stepper("1 guest", value: .constant(1), in: 1...6)
    }
  }

  @Test func `a stepper's bound can be seen`() {
    #expect(
      Stage.showing(Bounds()).lines("show", columns: 30) == [
        "6 nights               [−] ┆+┆",
        "1 guest                ┆−┆ [+]",
      ])
  }

  struct Cards: View {
    var body: some View {
      ScrollView(.horizontal) {
        HStack { ForEach(1..<21) { Text("Card \($0)") } }
      }
    }
  }

  @Test func `what scrolls to the side is cut and not squeezed`() {
    let lines = Stage.showing(Cards()).lines("show", columns: 30)
    #expect(lines.count == 1)
    #expect(lines.first?.hasPrefix("Card 1 Card 2 Card 3") == true)
    #expect(lines.allSatisfy { CellWidth.of($0) <= 30 })
  }

  @Test(arguments: [1, 2, 5, 13, 40, 200])
  func `no line is wider than the screen`(columns: Int) {
    let lines = Stage.showing(Form()).lines("show", columns: columns)
    #expect(!lines.isEmpty)
    #expect(lines.allSatisfy { CellWidth.of($0) <= columns })
  }

  @Test(arguments: [("abc", 3), ("北京", 4), ("e\u{301}", 1), ("🎉", 2), ("❤️", 2), ("", 0)])
  func `characters take their columns`(text: String, columns: Int) {
    #expect(CellWidth.of(text) == columns)
  }
}
