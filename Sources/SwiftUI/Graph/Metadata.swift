/// What kind of type a type is, as its metadata says (`MetadataKind.def` of the Swift runtime).
enum MetadataKind {
  case `class`, `struct`, `enum`, tuple, function, existential, metatype, other

  init(of type: Any.Type) {
    let word = unsafe unsafeBitCast(type, to: UnsafePointer<UInt>.self).pointee
    switch word {
    // A class's first word is 0 or a pointer to its own class.
    case 0, 0x800...: self = .class
    case 0x203: self = .class
    case 0x200: self = .struct
    case 0x201, 0x202: self = .enum
    case 0x301: self = .tuple
    case 0x302: self = .function
    case 0x303: self = .existential
    case 0x304, 0x306: self = .metatype
    default: self = .other
    }
  }
}

/// An element of a tuple type: three words of header, then type and offset for each.
struct TupleElement {
  let type: Any.Type
  let offset: Int

  static func all(of tuple: Any.Type) -> [TupleElement] {
    let words = unsafe unsafeBitCast(tuple, to: UnsafePointer<UInt>.self)
    return (0..<Int(unsafe words[1])).map { index in
      TupleElement(
        type: unsafe unsafeBitCast(words[3 + 2 * index], to: Any.Type.self),
        offset: Int(unsafe words[4 + 2 * index] & 0xFFFF_FFFF))
    }
  }
}

/// What an existential holds: three words of room, then the value's type.
///
/// A value that does not fit, or may not be moved, is in a box of its own.
@unsafe
struct ExistentialValue {
  let type: Any.Type
  let place: UnsafeRawPointer

  /// Nil for an existential of objects, which is a reference.
  init?(of existential: Any.Type, at container: UnsafeRawPointer) {
    let metadata = unsafe unsafeBitCast(existential, to: UnsafeRawPointer.self)
    let mayBeValue: UInt32 = 0x8000_0000
    guard unsafe metadata.load(fromByteOffset: 8, as: UInt32.self) & mayBeValue != 0 else {
      return nil
    }
    unsafe self.type = unsafe container.load(fromByteOffset: 24, as: Any.Type.self)
    let valueMetadata = unsafe unsafeBitCast(type, to: UnsafeRawPointer.self)
    let witnesses = unsafe valueMetadata.load(fromByteOffset: -8, as: UnsafeRawPointer.self)
    let flags = unsafe witnesses.load(fromByteOffset: 80, as: UInt32.self)
    let isBoxed = flags & 0x2_0000 != 0
    let alignmentMask = Int(flags & 0xFF)
    unsafe self.place =
      unsafe isBoxed
      ? container.load(as: UnsafeRawPointer.self) + ((16 + alignmentMask) & ~alignmentMask)
      : container
  }
}
