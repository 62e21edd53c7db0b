import SwiftUI

@Observable final class Item: Identifiable {
  let id: Int
  var count = 0

  init(id: Int) { self.id = id }
}

@Observable final class Store {
  var items = (0..<Int(CommandLine.arguments[1])!).map(Item.init)
}

/// Rows that read an element each; a tap changes one of them.
struct Row: View {
  let item: Item

  var body: some View {
    HStack {
      Text("\(item.count) times")
      Button("Row \(String(item.id))") { item.count += 1 }
    }
  }
}

struct Rows: View {
  @State private var store = Store()

  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(store.items) { Row(item: $0) }
      }
    }
  }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Rows() } }
}
