import Testing

@testable import SwiftUI

/// A search reads a part of the screen; what it finds is held against a walk over all of it.
@MainActor
@Suite struct ControlSearchTests {
  struct Item: Identifiable {
    var id: Int
    var kind = 0
    var name = 0
    var isShown = true
    var isDisabled = false
    var isNested = false
  }

  @Observable
  final class Model {
    var items: [Item] = []
    var title = 0
    /// What all the rows are called from outside, if anything.
    var calling: Int?
    var isWrapped = false
    var isPresented = false
  }

  static let names = (0..<6).map { "name\($0)" }

  struct Row: View {
    let item: Item
    @State private var text = ""
    @State private var isOn = false
    @State private var own = 0

    var body: some View {
      Group {
        if item.isShown { control }
      }
      .disabled(item.isDisabled)
    }

    private var name: String { names[(item.name + own) % names.count] }

    @ViewBuilder private var control: some View {
      switch item.kind {
      case 0: Button(name) { own += 1 }
      case 1: Toggle(name, isOn: $isOn)
      case 2:
        TextField("field \(String(item.id))", text: $text)
        Button("row \(String(item.id))") { own += 1 }
      case 3:
        Button {
          own += 1
        } label: {
          Image("picture").accessibilityLabel(name)
        }
      case 4: HStack { Stepper(name, onIncrement: { own += 1 }, onDecrement: nil) }
      case 5: Button("inner") { own += 1 }.accessibilityLabel(name)
      case 6:
        // A name with a part that is typed.
        Button {
          own += 1
        } label: {
          TextField("field \(String(item.id))", text: $text)
        }
      default: Text(name)
      }
    }
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("title \(model.title)")
        Button("outside") {}
        if model.isWrapped {
          List {
            ForEach(model.items) { line($0) }
              .onDelete { for index in $0.reversed() { model.items.remove(at: index) } }
          }
        } else {
          rows
        }
        Button {
        } label: {
          ForEach(0..<40) { number in if number == model.title { Text("label \(number)") } }
        }
      }
      .sheet(isPresented: Bindable(model).isPresented) {
        Button("inner") {}
        ForEach(model.items) { item in
          if item.isShown { Button(names[item.name]) {} }
        }
      }
    }

    @ViewBuilder private var rows: some View {
      if let calling = model.calling {
        ForEach(model.items) { line($0) }.accessibilityLabel(names[calling])
      } else {
        ForEach(model.items) { line($0) }
      }
    }

    @ViewBuilder private func line(_ item: Item) -> some View {
      if item.isNested {
        ForEach(0..<34, id: \.self) { number in
          Row(item: Item(id: 1000 * item.id + number, kind: number % 7, name: item.name))
        }
      } else {
        Row(item: item)
      }
    }
  }

  @Test(arguments: [1, 2, 3])
  func `a search finds what a walk finds, whatever has changed`(seed: UInt64) {
    var random = Seeded(seed)
    let model = Model()
    model.items = (0..<40).map { Item(id: $0, kind: $0 % 8, name: $0 % 6) }
    let stage = Stage.showing(Screen(model: model))
    var nextID = 40
    for _ in 0..<40 {
      change(model, on: stage, &nextID, &random)
      stage.settle()
      compare(
        stage,
        among: Self.names + [
          "outside", "inner", "Delete", "Delete name1", "row 3", "field 10", "a", "label 1",
        ])
    }
  }

  private func change(
    _ model: Model, on stage: Stage, _ nextID: inout Int, _ random: inout Seeded
  ) {
    let index = model.items.indices.randomElement(using: &random) ?? 0
    switch Int.random(in: 0..<16, using: &random) {
    case 0:
      model.items.insert(
        Item(id: nextID, kind: nextID % 8, name: .random(in: 0..<6, using: &random)), at: index)
      nextID += 1
    case 1 where model.items.count > 30: model.items.remove(at: index)
    case 2: model.items.shuffle(using: &random)
    case 3: model.items[index].isDisabled.toggle()
    case 4: model.items[index].isShown.toggle()
    case 5: model.items[index].kind = .random(in: 0..<8, using: &random)
    case 6: model.items[index].name = .random(in: 0..<6, using: &random)
    case 7:
      model.items[index].id = nextID
      nextID += 1
    case 8: model.title += 1
    case 9: model.calling = model.calling == nil ? .random(in: 0..<6, using: &random) : nil
    case 10: model.calling = model.calling.map { ($0 + 1) % 6 }
    case 11: model.isWrapped.toggle()
    case 12: model.items[index].isNested.toggle()
    case 13: model.isPresented.toggle()
    case 14: model.items = Array(model.items.prefix(28) + model.items.suffix(8))
    default: use(stage, &random)
    }
  }

  /// Taps or types, so that states of rows change.
  private func use(_ stage: Stage, _ random: inout Seeded) {
    let controls = stage.fragments.flatMap(\.controls)
    guard let control = controls.randomElement(using: &random) else { return }
    switch control.kind {
    case .button(let action, _): action()
    case .field(let editor, _, _): editor.append("a")
    case .stepper(let increment, _): increment?()
    default: break
    }
  }

  private func compare(_ stage: Stage, among names: [String]) {
    let all = stage.fragments.flatMap(\.controls)
    for name in names {
      let expected = all.filter { $0.labels.contains(name) }
      let found = stage.controls(called: name)
      #expect(found.map(\.labels) == expected.map(\.labels))
      #expect(found.map(\.kindName) == expected.map(\.kindName))
      #expect(found.map(\.isUsable) == expected.map(\.isUsable))
      #expect(found.map { ObjectIdentifier($0.node) } == expected.map { ObjectIdentifier($0.node) })
    }
  }
}
