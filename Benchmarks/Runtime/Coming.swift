import SwiftUI

/// A counter, and a row with a state that comes and goes.
struct Counter: View {
  @State private var count = 0
  @State private var isShown = false

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count)")
      Button("Turn") { isShown.toggle() }
      ForEach(isShown ? [count] : [], id: \.self) { Row(number: $0) }
    }
  }
}

struct Row: View {
  let number: Int
  @State private var taps = 0

  var body: some View { Button("Row \(number): \(taps)") { taps += 1 } }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Counter() } }
}
