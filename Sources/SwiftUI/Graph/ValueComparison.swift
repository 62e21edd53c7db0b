import Foundation

/// Whether two values are the same as far as a view is concerned.
///
/// Equatable values by `==`; objects by identity; closures by code and captures; structs, tuples
/// and enums part by part; existentials by type, then value; anything else bit by bit.
enum ValueComparison {
  static func same<Value>(_ first: Value, _ second: Value) -> Bool {
    unsafe withUnsafePointer(to: first) { first in
      unsafe withUnsafePointer(to: second) { second in
        unsafe same(Value.self, UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  static func same(
    _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    unsafe Comparison.of(type).same(first, second)
  }

  static func sameCases(
    _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    func any<Value>(_: Value.Type) -> (Any, Any) {
      unsafe (
        first.assumingMemoryBound(to: Value.self).pointee,
        second.assumingMemoryBound(to: Value.self).pointee
      )
    }
    let (mine, theirs) = _openExistential(type, do: any)
    let mirrors = (Mirror(reflecting: mine), Mirror(reflecting: theirs))
    switch (mirrors.0.children.first, mirrors.1.children.first) {
    case (nil, nil): return String(describing: mine) == String(describing: theirs)
    case (let mine?, let theirs?):
      return mine.label == theirs.label && sameAny(mine.value, theirs.value)
    default: return false
    }
  }

  static func sameExistentials(
    _ type: Any.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    guard let mine = unsafe ExistentialValue(of: type, at: first),
      let theirs = unsafe ExistentialValue(of: type, at: second)
    else { return unsafe first.load(as: UInt.self) == second.load(as: UInt.self) }
    return unsafe mine.type == theirs.type && same(mine.type, mine.place, theirs.place)
  }

  static func sameAny(_ first: Any, _ second: Any) -> Bool {
    func compare<Value>(_ first: Value) -> Bool {
      guard let second = second as? Value, Swift.type(of: first) == Swift.type(of: second) else {
        return false
      }
      return same(first, second)
    }
    return _openExistential(first, do: compare)
  }
}

/// A view that asks to be compared with `==` always.
protocol ComparedByEquality {}
