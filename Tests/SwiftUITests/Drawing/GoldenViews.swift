@testable import SwiftUI

/// The screens of which a drawing is kept.
@MainActor
enum GoldenViews {
  static let all: [String: any View] = [
    "alert": Alert(), "button": Buttons(), "date": Dates(), "disabled": Disabled(),
    "field": Fields(), "form": Settings(), "frames": Frames(), "grid": Grids(),
    "layers": Layers(), "link": Links(), "list": Fruits(), "navigation": Navigation(),
    "picker": Pickers(), "progress": Progress(), "sheet": Sheet(), "slider": Sliders(),
    "stacks": Stacks(), "stepper": Steppers(), "tabs": Tabs(), "text": Texts(),
    "toggle": Toggles(), "wide": Wide(),
  ]

  struct Buttons: View {
    var body: some View {
      VStack(alignment: .leading) {
        Button("Save") {}
        Button("Add a trip", systemImage: "plus") {}
        Button("Delete", role: .destructive) {}.buttonStyle(.borderedProminent)
        Button {
        } label: {
          VStack(alignment: .leading) {
            Text("Oslo")
            Text("Four nights in Norway, with breakfast and a boat")
          }
        }
        HStack {
          Button("Back") {}
          Spacer()
          Button("Next") {}
        }
      }
    }
  }

  struct Links: View {
    var body: some View {
      HandMade(.list) {
        HandMade(.link(action: {})) { Text("Oslo") }
        HandMade(.link(action: {})) { Label("Favourites", systemImage: "star") }
      }
      HandMade(.link(action: {})) { Text("Swift.org") }
      HandMade(.link(action: {})) { Text("Not yet") }.disabled(true)
    }
  }

  struct Toggles: View {
    var body: some View {
      Toggle("Wi-Fi", isOn: .constant(true))
      Toggle("Bluetooth", isOn: .constant(false))
      Toggle("Tell me when a price falls below what I have set", isOn: .constant(true))
      Toggle(isOn: .constant(false)) { EmptyView() }
      Toggle("Hidden", isOn: .constant(true)).labelsHidden()
    }
  }

  struct Steppers: View {
    var body: some View {
      Stepper("4 nights", value: .constant(4))
      Stepper("Guests, with the children who sleep in a bed: 12", value: .constant(12))
      HStack {
        Text("Size")
        Stepper("Size", value: .constant(1)).labelsHidden()
        Spacer()
      }
    }
  }

  struct Fields: View {
    var body: some View {
      VStack {
        TextField("City", text: .constant("Oslo"))
        TextField("Country", text: .constant(""))
      }
      TextField("E-mail", text: .constant(""), prompt: Text("you@example.com"))
      TextField("Notes", text: .constant("Typed"))
      TextField("", text: .constant("Without a title"))
      TextField(
        "Long",
        text: .constant("This text is longer than its field, whose end is what is typed now"))
    }
  }

  struct Sliders: View {
    var body: some View {
      Slider(value: .constant(0.0)) { Text("Volume") }
      Slider(value: .constant(50.0), in: 0...100) { Text("Speed") }
      Slider(value: .constant(1.0)) { Text("Light") }
      HStack {
        Text("0")
        Slider(value: .constant(0.25))
        Text("10")
      }
    }
  }

  struct Pickers: View {
    var body: some View {
      FlavourPicker(style: .closed)
      FlavourPicker(style: .segmented)
      FlavourPicker(style: .open)
      FlavourPicker(style: .menu, title: "Add")
      HandMade { _, node in
        .picker(options(["One", "Two"], chosen: nil, in: node))
      } content: {
        Text("Nothing chosen")
      }
    }
  }

  struct Dates: View {
    var body: some View {
      HandMade(.date(dateEntry())) { Text("Leaving") }
      HandMade(.date(dateEntry(time: false))) { Text("Day") }
      HandMade(.date(dateEntry(date: false))) { Text("Alarm") }
    }
  }

  struct Progress: View {
    var body: some View {
      HandMade(.progress(0.0)) { Text("Waiting") }
      HandMade(.progress(0.52)) { Text("Loading") }
      HandMade(.progress(1.0)) { EmptyView() }
      HandMade(.progress(nil)) { Text("Looking for trips") }
      HandMade(.progress(nil)) { EmptyView() }
    }
  }

  struct Disabled: View {
    var body: some View {
      VStack(alignment: .leading) {
        Button("Save") {}
        Toggle("Wi-Fi", isOn: .constant(true))
        Stepper("4 nights", value: .constant(4))
        TextField("City", text: .constant("Oslo"))
        Slider(value: .constant(0.5)) { Text("Volume") }
        HandMade(.link(action: {})) { Text("More") }
        HandMade(.date(dateEntry(time: false))) { Text("Day") }
        FlavourPicker(style: .closed)
        FlavourPicker(style: .segmented)
        FlavourPicker(style: .open)
      }
      .disabled(true)
    }
  }
}
