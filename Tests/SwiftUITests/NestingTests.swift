import Testing

@testable import SwiftUI

@MainActor
@Suite struct NestingTests {
  struct Hen: View {
    var body: some View { Text("hen") }
  }

  struct Egg: View {
    var body: some View { Text("egg") }
  }

  @Test func `views without a circle are called too deep and no more`() {
    let node = Stage.showing(Hen()).graph.root
    let message = node.map { Nesting.message(for: Egg.self, inside: $0) }
    #expect(
      message
        == "Views are nested more than 2000 deep: look for a view that goes on making views "
        + "inside itself.")
  }

  @Test func `a circle is named once, without the views of ours between`() {
    let stage = Stage.showing(Hen())
    let message = withExtendedLifetime(stage) {
      stage.graph.root?.children.first.map { Nesting.message(for: Hen.self, inside: $0) }
    }
    #expect(
      message
        == "Views are nested more than 2000 deep: NestingTests.Hen contains NestingTests.Hen, and "
        + "so on without end. Let a condition, or data that ends, decide whether it contains "
        + "another.")
  }
}
