import SwiftUI

struct Row: View {
  let number: Int

  var body: some View { Text("\(number)") }
}

/// A body that gives the same rows each time it runs: every one is compared, none runs.
struct Rows: View {
  @State private var turn = 0
  let numbers = Array(0..<Int(CommandLine.arguments[1])!)

  var body: some View {
    VStack {
      Button("Again") { turn += 1 }
      Text("\(turn)")
      ForEach(numbers, id: \.self) { Row(number: $0) }
    }
  }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Rows() } }
}
