@testable import SwiftUI

extension GoldenViews {
  struct Stacks: View {
    var body: some View {
      VStack(alignment: .leading) { Lines(name: "leading") }
      VStack { Lines(name: "center") }
      VStack(alignment: .trailing) { Lines(name: "trailing") }
      HStack(alignment: .top) { Columns(name: "top") }
      HStack { Columns(name: "center") }
      HStack(alignment: .bottom) { Columns(name: "bottom") }
      HStack {
        Text("left")
        Spacer()
        Text("middle")
        Spacer()
        Text("right")
      }
      HStack(spacing: 24) {
        Text("24")
        Text("points")
      }
      VStack(spacing: 16) {
        Text("a line")
        Text("between")
      }
      Divider()
      HStack {
        Text("one")
        Divider()
        Text("two\nlines")
        Divider()
        Text("three")
      }
      VStack {
        Text("above")
        Spacer()
        Text("below")
      }
    }

    struct Lines: View {
      let name: String
      var body: some View {
        Text(name)
        Text("a longer line")
      }
    }

    struct Columns: View {
      let name: String
      var body: some View {
        Text(name)
        Text("1\n2\n3")
        Button("Go") {}
      }
    }
  }

  struct Frames: View {
    var body: some View {
      Text("leading").frame(maxWidth: .infinity, alignment: .leading)
      Text("center").frame(maxWidth: .infinity)
      Text("trailing").frame(maxWidth: .infinity, alignment: .trailing)
      HStack {
        Text("20 columns").frame(width: 160, alignment: .trailing)
        Divider()
        Text("12 at least").frame(minWidth: 96)
        Divider()
      }
      Text("corner").frame(width: 160, height: 66, alignment: .bottomTrailing).border(.black)
      Text("padding").padding()
      Text("to the right").padding(.leading, 40)
      Text("Wider than any window").frame(width: 4000, alignment: .trailing)
    }
  }

  struct Layers: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("Oslo")
        Text("Norway")
      }
      .padding()
      .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
      HStack {
        ForEach(["one", "two", "three"], id: \.self) { name in
          Image(name).frame(width: 64, height: 44).overlay {
            Capsule().stroke(name == "two" ? Color.yellow : .clear)
          }
        }
        Text("3").padding(.horizontal, 8).background(.red, in: Circle())
      }
      ZStack(alignment: .topTrailing) {
        Text("a text\nof three\nlines")
        Text("✓")
      }
      Text("plain").background(Color.yellow)
      ZStack {
        Color.blue
        Text("on blue")
      }
      HStack {
        Circle().fill(.green).frame(width: 20, height: 20)
        Text("ready")
        Circle().stroke().frame(width: 20, height: 20)
        Text("waiting")
        Rectangle().fill(.blue).frame(width: 64, height: 8)
      }
      Color.red.frame(width: 80, height: 44)
    }
  }

  struct Texts: View {
    let long = "State belongs to one view, which makes it; a binding lets another one change it."

    var body: some View {
      Text(long)
      Text(long).lineLimit(1)
      Text(long).multilineTextAlignment(.trailing)
      HStack(alignment: .top) {
        Text("A short label")
        Text(long)
      }
      Text("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen")
      Text("two\n\nparagraphs")
    }
  }

  struct Wide: View {
    var body: some View {
      Text("北京的秋天很美，天空很高，树叶是黄色的，人们在公园里散步和聊天。")
      Text("🎉 Party 👩‍👩‍👧 for ❤️ and 🇳🇴").lineLimit(1)
      Button("去北京 🚀") {}
      Toggle("静音", isOn: .constant(true))
      TextField("城市", text: .constant("東京と京都とそれから大阪と神戸にもいつか行きたいと思っています、今年"))
      FlavourPicker(style: .segmented, title: "味")
      Text("カード").padding().border(.black)
      HandMade(.grid([.flexible(minimum: 1, maximum: nil), .fixed(10)])) {
        Text("한국어")
        Text("🐢")
      }
    }
  }

  struct Grids: View {
    var body: some View {
      HandMade(.grid([.fixed(6), .flexible(minimum: 4, maximum: nil), .fixed(6)])) {
        ForEach(1..<6) { Text("cell \($0)") }
      }
      Divider()
      HandMade(.grid([.adaptive(minimum: 9, maximum: nil)])) {
        ForEach(["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug"], id: \.self) { Text($0) }
      }
    }
  }

  struct Fruits: View {
    var body: some View {
      HandMade(.list) {
        HandMade { _, node in
          .section(
            header: [Fragment(kind: .text("Fruit"), node: node)],
            footer: [Fragment(kind: .text("Fresh every day"), node: node)])
        } content: {
          Text("Apple")
          HStack {
            Text("Pear")
            Spacer()
            Text("3")
          }
        }
        HandMade { _, node in
          .section(header: [Fragment(kind: .text("Trips"), node: node)], footer: [])
        } content: {
          HandMade(.link(action: {})) {
            VStack(alignment: .leading) {
              Text("Oslo")
              Text("4 nights")
            }
          }
          HandMade(.link(action: {})) { Text("Bergen") }
        }
      }
    }
  }

  struct Settings: View {
    var body: some View {
      HandMade(.list) {
        HandMade { _, node in
          .section(header: [Fragment(kind: .text("Trip"), node: node)], footer: [])
        } content: {
          TextField("City", text: .constant("Oslo"))
          TextField("Country", text: .constant(""), prompt: Text("Norway"))
          Toggle("Breakfast", isOn: .constant(true))
          Stepper("4 nights", value: .constant(4))
          FlavourPicker(style: .closed, title: "Ice cream")
          HandMade(.date(dateEntry(time: false))) { Text("Leaving") }
        }
        HandMade(.section(header: [], footer: [])) { Button("Save") {} }
      }
    }
  }

  struct Tabs: View {
    var body: some View {
      HandMade { _, node in
        .tabs(options(["Home", "Trips", "Settings"], chosen: 1, in: node))
      } content: {
        Text("Oslo")
        Text("Bergen")
      }
    }
  }

  struct Navigation: View {
    var body: some View {
      HandMade(.navigation(title: "Trips", back: nil)) { Text("Oslo") }
      HandMade(.navigation(title: "Oslo", back: {})) { Text("Four nights") }
      HandMade(.navigation(title: "", back: {})) { Text("Without a title") }
      HandMade(.navigation(title: "", back: nil)) { Text("Without a bar") }
    }
  }

  struct Behind: View {
    var body: some View {
      Text("Trips")
      Text("Oslo")
      Toggle("Breakfast", isOn: .constant(true))
      Text("Bergen, where it rains, and Trondheim, where it does not rain as much as in Bergen")
      Button("Plan a trip") {}
      Text("The end")
    }
  }

  struct Sheet: View {
    var body: some View {
      Behind()
      InFront(style: .sheet) {
        Text("A new trip").font(.title)
        TextField("City", text: .constant("Oslo"))
        HStack {
          Button("Cancel") {}
          Spacer()
          Button("Save") {}
        }
      }
    }
  }

  struct Alert: View {
    var body: some View {
      Behind()
      InFront(style: .alert, title: "Delete the trip?") {
        Text("This cannot be undone.")
        Button("Cancel", role: .cancel) {}
        Button("Delete", role: .destructive) {}
      }
    }
  }
}
