import TestSupport
import Testing

@testable import SwiftUI

@MainActor
@Suite struct GoldenTests {
  @Test(arguments: try Fixture.all(in: "Goldens"))
  func `a screen is drawn as it is kept`(_ golden: Fixture) throws {
    let view = try #require(GoldenViews.all[golden.name])
    for columns in [40, 80] {
      let stage = Stage.showing(AnyView(view))
      // The cursor stands in the field that is typed in.
      _ = stage.perform(StageCommand(command: "tap", label: "Notes"))
      let drawn = stage.lines("show", columns: columns).map { $0 + "\n" }.joined()
      try golden.expect(drawn, in: "\(columns).txt")
    }
  }

  @Test func `every screen is kept`() throws {
    #expect(try Fixture.all(in: "Goldens").map(\.name) == GoldenViews.all.keys.sorted())
  }

  @Test(arguments: try Fixture.all(in: "Goldens"))
  func `no line is wider than the window`(_ golden: Fixture) throws {
    let view = try #require(GoldenViews.all[golden.name])
    let stage = Stage.showing(AnyView(view))
    for columns in 1...120 {
      let lines = stage.lines("show", columns: columns)
      #expect(lines.allSatisfy { CellWidth.of($0) <= columns }, "\(columns)")
    }
  }
}
