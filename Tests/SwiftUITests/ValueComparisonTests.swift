import Testing

@testable import SwiftUI

@Suite struct ValueComparisonTests {
  struct Plain { var number: Int, flag: Bool }
  struct Mixed { var text: String, action: () -> Int }
  enum Choice { case none, some(() -> Int), other(Int) }

  struct Holder { var action: () -> Int }

  private func action(_ number: Int, _ text: String) -> () -> Int { { number + text.count } }
  private func holder(_ number: Int, _ text: String) -> Holder {
    Holder(action: action(number, text))
  }
  private func fixed() -> Holder { Holder { 1 } }

  @Test func `closures are the same when code and captures are`() {
    let long = String(repeating: "long ", count: 9)
    #expect(ValueComparison.same(holder(1, long), holder(1, long)))
    #expect(!ValueComparison.same(holder(1, "a"), holder(2, "a")))
    #expect(!ValueComparison.same(holder(1, "a"), holder(1, "b")))
    #expect(ValueComparison.same(fixed(), fixed()))
    #expect(!ValueComparison.same(fixed(), holder(1, "")))
  }

  private func binding(_ box: Object, _ number: Int) -> Binding<Int> {
    Binding(get: { box.number + number }, set: { box.number = $0 })
  }

  @Test func `bindings made by hand are the same when both closures are`() {
    let (one, two) = (Object(), Object())
    #expect(ValueComparison.same(binding(one, 1), binding(one, 1)))
    #expect(!ValueComparison.same(binding(one, 1), binding(one, 2)))
    #expect(!ValueComparison.same(binding(one, 1), binding(two, 1)))
  }

  @Test func `structs are compared field by field`() {
    #expect(ValueComparison.same(Plain(number: 1, flag: true), Plain(number: 1, flag: true)))
    #expect(!ValueComparison.same(Plain(number: 1, flag: true), Plain(number: 1, flag: false)))
    let mixed = Mixed(text: "a", action: action(1, "x"))
    #expect(ValueComparison.same(mixed, Mixed(text: "a", action: action(1, "x"))))
    #expect(!ValueComparison.same(mixed, Mixed(text: "b", action: action(1, "x"))))
  }

  @Test func `enums are compared by case, then by what they hold`() {
    #expect(ValueComparison.same(Choice.none, .none))
    #expect(!ValueComparison.same(Choice.none, .other(1)))
    #expect(ValueComparison.same(Choice.other(1), .other(1)))
    #expect(!ValueComparison.same(Choice.other(1), .other(2)))
    #expect(!ValueComparison.same(Choice.some(action(1, "")), .some(action(2, ""))))
  }

  @Test func `existentials are compared by type, then by value`() {
    let one: Any = 1
    #expect(ValueComparison.same(one, 1 as Any))
    #expect(!ValueComparison.same(one, "1" as Any))
    #expect(ValueComparison.same((1, "a"), (1, "a")))
    #expect(!ValueComparison.same((1, "a"), (1, "b")))
  }

  final class Object { var number = 0 }

  @Test func `objects are compared by identity`() {
    let object = Object()
    #expect(ValueComparison.same(object, object))
    #expect(!ValueComparison.same(object, Object()))
  }
}
