/// Whether two closures are the same code with the same captures.
///
/// A closure is two words: its code, and a context that holds the captures. The context's metadata
/// leads to a description of them (`CaptureDescriptor` in the Swift runtime's `Records.h`).
/// Captures that cannot be understood count as different: a body then runs once too often, never
/// once too seldom.
enum ClosureComparison {
  static func same(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let mine = unsafe first.assumingMemoryBound(to: UInt.self)
    let theirs = unsafe second.assumingMemoryBound(to: UInt.self)
    guard unsafe mine[0] == theirs[0] else { return false }
    if unsafe mine[1] == theirs[1] { return true }
    guard let mine = unsafe UnsafeRawPointer(bitPattern: mine[1]),
      let theirs = unsafe UnsafeRawPointer(bitPattern: theirs[1])
    else { return false }
    return unsafe sameContexts(mine, theirs)
  }

  private static func sameContexts(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    let metadata = unsafe first.load(as: UInt.self)
    guard unsafe metadata == second.load(as: UInt.self),
      let metadata = unsafe UnsafeRawPointer(bitPattern: metadata),
      unsafe metadata.load(as: UInt.self) == heapLocalVariable,
      let descriptor = unsafe metadata.load(fromByteOffset: 16, as: UnsafeRawPointer?.self),
      // A closure of generic code: its captures' types cannot be told from their names alone.
      unsafe descriptor.load(fromByteOffset: 4, as: UInt32.self) == 0
    else { return false }
    var offset = Int(unsafe metadata.load(fromByteOffset: 8, as: UInt32.self))
    let count = Int(unsafe descriptor.load(as: UInt32.self))
    for index in 0..<count {
      let record = unsafe descriptor + 12 + 4 * index
      let name = unsafe record + Int(record.load(as: Int32.self))
      guard let type = unsafe CapturedType(mangledName: name) else { return false }
      offset = (offset + type.alignment - 1) & ~(type.alignment - 1)
      guard unsafe type.same(first + offset, second + offset) else { return false }
      offset += type.size
    }
    return true
  }

  private static let heapLocalVariable: UInt = 0x400
}

/// The type of a capture, as far as comparing needs it.
private enum CapturedType {
  case known(Any.Type)
  /// A reference to a box or an object: one word, compared by identity.
  case reference
  /// A closure as the compiler passes it on: two words.
  case closure

  init?(mangledName: UnsafeRawPointer) {
    let name = unsafe mangledName.assumingMemoryBound(to: UInt8.self)
    let length = unsafe Self.length(of: name)
    if let type = unsafe _getTypeByMangledNameInContext(
      name, UInt(length), genericContext: nil, genericArguments: nil)
    {
      self = .known(type)
      return
    }
    guard length >= 2 else { return nil }
    // A function type as the compiler lowers it ends in `I…_`.
    if unsafe name[length - 1] == UInt8(ascii: "_"),
      (0..<length).contains(where: { unsafe name[$0] == UInt8(ascii: "I") })
    {
      self = .closure
      return
    }
    let last = unsafe (name[length - 2], name[length - 1])
    // `Bo` is a native object, `Xb` a box, `XX` a box with a layout: Mangling.rst.
    switch last {
    case (UInt8(ascii: "B"), UInt8(ascii: "o")), (UInt8(ascii: "X"), UInt8(ascii: "b")),
      (UInt8(ascii: "X"), UInt8(ascii: "X")):
      self = .reference
    default: return nil
    }
  }

  var size: Int {
    switch self {
    case .known(let type):
      func size<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.size }
      return _openExistential(type, do: size)
    case .reference: return MemoryLayout<UInt>.size
    case .closure: return 2 * MemoryLayout<UInt>.size
    }
  }

  var alignment: Int {
    switch self {
    case .known(let type):
      func alignment<Value>(_: Value.Type) -> Int { MemoryLayout<Value>.alignment }
      return _openExistential(type, do: alignment)
    case .reference, .closure: return MemoryLayout<UInt>.alignment
    }
  }

  func same(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    switch self {
    case .known(let type): unsafe ValueComparison.same(type, first, second)
    case .reference: unsafe first.load(as: UInt.self) == second.load(as: UInt.self)
    case .closure: unsafe ClosureComparison.same(first, second)
    }
  }

  // A symbolic reference in a mangled name is a control byte and 4 or 8 bytes, which may be 0.
  private static func length(of name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while unsafe name[length] != 0 {
      switch unsafe name[length] {
      case 0x01...0x17: length += 5
      case 0x18...0x1F: length += 9
      default: length += 1
      }
    }
    return length
  }
}
