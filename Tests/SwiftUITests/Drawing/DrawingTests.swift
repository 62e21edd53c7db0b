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
