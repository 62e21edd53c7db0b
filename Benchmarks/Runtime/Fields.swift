import SwiftUI

/// A form whose fields keep their own texts.
struct Field: View {
  let number: Int
  @State private var text = ""

  var body: some View {
    HStack {
      TextField("Field \(String(number))", text: $text)
      Text("\(text.count) letters")
    }
  }
}

struct Fields: View {
  let numbers = Array(0..<Int(CommandLine.arguments[1])!)

  var body: some View {
    Form {
      ForEach(numbers, id: \.self) { Field(number: $0) }
    }
  }
}

@main struct Program: App {
  var body: some Scene { WindowGroup { Fields() } }
}
