import Glibc
import Synchronization

/// How values of a type are compared; found out once a type, for casts are slow.
final class Comparison: @unchecked Sendable {
  // @unchecked: does not change; a metatype does not either.
  private let type: Any.Type
  private let way: Way

  private enum Way {
    case bySelf(any SelfComparing.Type)
    case byEquality(any Equatable.Type)
    case part(by: [Part])
    case byReference
    case byClosure
    case byCase
    case byExistential
    case byBits(size: Int)
  }

  private struct Part {
    let offset: Int
    let comparison: Comparison
  }

  private static let known = Mutex<[ObjectIdentifier: Comparison]>([:])

  static func of(_ type: Any.Type) -> Comparison {
    let id = ObjectIdentifier(type)
    if let comparison = known.withLock({ $0[id] }) { return comparison }
    let comparison = Comparison(type, byParts: false)
    known.withLock { $0[id] = comparison }
    return comparison
  }

  /// For views: `==` of a view counts only when the view is not plain data.
  static func ofViews<V>(_: V.Type) -> Comparison {
    let mayBeEqual = V.self is any ComparedByEquality.Type || !_isPOD(V.self)
    return mayBeEqual ? of(V.self) : Comparison(V.self, byParts: true)
  }

  private init(_ type: Any.Type, byParts: Bool) {
    self.type = type
    way = Self.way(of: type, byParts: byParts)
  }

  private static func way(of type: Any.Type, byParts: Bool) -> Way {
    let kind = MetadataKind(of: type)
    if !byParts || kind == .enum, let type = type as? any SelfComparing.Type {
      return .bySelf(type)
    }
    if !byParts, let type = type as? any Equatable.Type { return .byEquality(type) }
    switch kind {
    case .class, .metatype: return .byReference
    case .function: return .byClosure
    case .struct:
      let fields = TypeLayout.of(type).fields
      return fields.isEmpty
        ? .byBits(size: size(of: type))
        : .part(by: fields.map { Part(offset: $0.offset, comparison: of($0.type)) })
    case .tuple:
      return .part(
        by: TupleElement.all(of: type).map { Part(offset: $0.offset, comparison: of($0.type)) })
    case .enum: return .byCase
    case .existential: return .byExistential
    case .other: return .byBits(size: size(of: type))
    }
  }

  private static func size(of type: Any.Type) -> Int {
    func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
    return _openExistential(type, do: size)
  }

  func same<Value>(_ first: Value, _ second: Value) -> Bool {
    unsafe withUnsafePointer(to: first) { first in
      unsafe withUnsafePointer(to: second) { second in
        unsafe same(UnsafeRawPointer(first), UnsafeRawPointer(second))
      }
    }
  }

  func same(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch way {
    case .bySelf(let type): return unsafe sameBySelf(type, first, second)
    case .byEquality(let type): return unsafe equal(type, first, second)
    case .part(let parts):
      return parts.allSatisfy { part in
        unsafe part.comparison.same(first + part.offset, second + part.offset)
      }
    case .byReference: return unsafe first.load(as: UInt.self) == second.load(as: UInt.self)
    case .byClosure: return unsafe ClosureComparison.same(first, second)
    case .byCase: return unsafe ValueComparison.sameCases(type, first, second)
    case .byExistential: return unsafe ValueComparison.sameExistentials(type, first, second)
    case .byBits(let size): return unsafe memcmp(first, second, size) == 0
    }
  }

  private func equal<Value: Equatable>(
    _: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    unsafe first.assumingMemoryBound(to: Value.self).pointee
      == second.assumingMemoryBound(to: Value.self).pointee
  }

  private func sameBySelf<Value: SelfComparing>(
    _: Value.Type, _ first: UnsafeRawPointer, _ second: UnsafeRawPointer
  ) -> Bool {
    unsafe first.assumingMemoryBound(to: Value.self).pointee
      .isSame(as: second.assumingMemoryBound(to: Value.self).pointee)
  }
}
