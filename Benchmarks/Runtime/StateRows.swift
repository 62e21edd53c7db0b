import SwiftUI

/// Rows with a state each; a tap changes one of them.
struct Row: View {
  let number: Int
  @State private var count = 0

  var body: some View {
    HStack {
      Text("\(count) times")
      Button("Row \(String(number))") { count += 1 }
    }
  }
}

struct Rows: View {
  let numbers = Array(0..<Int(CommandLine.arguments[1])!)

  var body: some View {
    VStack {
      ForEach(numbers, id: \.self) { Row(number: $0) }
    }
  }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Rows() } }
}
