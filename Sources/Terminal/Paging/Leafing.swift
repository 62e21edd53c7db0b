import Glibc

/// Where somebody is who leafs through lines.
struct Leafing: Hashable {
  let count: Int
  /// The number of lines above the status.
  private(set) var shown = 0

  init(count: Int) {
    self.count = count
  }

  var isAtEnd: Bool { shown >= count }

  /// The lines to write after a key, for a screenful of so many lines.
  mutating func go(_ key: LeafKey, room: Int) -> Range<Int> {
    let start =
      switch key {
      // The last screenful's lines and the one before it go, written anew.
      case .back: max(0, shown - 2 * room)
      default: shown
      }
    let end =
      switch key {
      case .line: start + 1
      case .page, .back: start + room
      case .end: count
      case .quit: start
      }
    shown = min(count, end)
    return start..<shown
  }
}

/// What a key means to somebody who leafs.
enum LeafKey: Hashable {
  case page, line, back, end, quit

  private static let table: [(bytes: [UInt8], key: LeafKey)] = [
    ([0x20], .page), ([UInt8(ascii: "f")], .page), ([0x1B, 0x5B, 0x36, 0x7E], .page),
    ([0x0D], .line), ([0x0A], .line), ([UInt8(ascii: "j")], .line), ([0x1B, 0x5B, 0x42], .line),
    ([UInt8(ascii: "b")], .back), ([0x1B, 0x5B, 0x35, 0x7E], .back),
    ([UInt8(ascii: "G")], .end), ([0x1B, 0x5B, 0x46], .end),
    ([UInt8(ascii: "q")], .quit), ([0x03], .quit), ([0x04], .quit), ([0x1B], .quit),
  ]

  init?(bytes: [UInt8]) {
    guard let row = Self.table.first(where: { $0.bytes == bytes }) else { return nil }
    self = row.key
  }

  /// Waits for a key that means something; nil at the input's end.
  static func read() -> LeafKey? {
    var buffer = [UInt8](repeating: 0, count: 16)
    while true {
      // A key's bytes come in one piece.
      let count = Glibc.read(STDIN_FILENO, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return nil }
      if let key = LeafKey(bytes: Array(buffer[..<count])) { return key }
    }
  }
}
