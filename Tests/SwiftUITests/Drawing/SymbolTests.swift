import Testing

@testable import SwiftUI

@Suite struct SymbolTests {
  @Test func `every symbol takes one column`() {
    #expect(SystemSymbol.all.count >= 120)
    for (name, character) in SystemSymbol.all {
      #expect(CellWidth.of(character) == 1, "\(name)")
      #expect(character.count == 1, "\(name)")
    }
  }

  @Test(arguments: [
    ("heart", "♡"), ("heart.fill", "♥"), ("heart.circle.fill", "♡"), ("trash.fill", "⌫"),
    ("plus.circle.fill", "⊕"), ("bell.slash", "⊘"), ("no.such.fill", "no.such.fill"),
  ])
  func `variants have their own character or that of the plain image`(
    name: String, character: String
  ) {
    #expect(SystemSymbol.character(name) == character)
  }
}
