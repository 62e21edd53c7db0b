import Foundation

/// The other end of the runner's two descriptors: a line of JSON in, a line of JSON out.
struct StageWire {
  let commands: Int32
  let replies: Int32

  /// Serves commands until `quit` or the end of the file.
  @MainActor func serve(_ stage: Stage) {
    reply(.launched(views: stage.hasViews))
    var buffer = Data()
    while let line = nextLine(&buffer) {
      guard let command = try? JSONDecoder().decode(StageCommand.self, from: line) else {
        let text = String(decoding: line, as: UTF8.self)
        reply(.failure("the stage cannot read the command \(text)", available: []))
        continue
      }
      // The word that only the runner can have sent shows that the stage was here to the end.
      if command.command == "quit" { return reply(.lines(command.text.map { [$0] } ?? [])) }
      reply(stage.perform(command))
    }
  }

  /// What the program has printed is out before the reply, so that it belongs to the command.
  private func reply(_ reply: StageReply) {
    fflush(nil)
    let bytes = Array((reply.line + "\n").utf8)
    var sent = 0
    while sent < bytes.count {
      let count = unsafe bytes[sent...].withUnsafeBytes {
        unsafe write(replies, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return }
      sent += count
    }
  }

  private func nextLine(_ buffer: inout Data) -> Data? {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        defer { buffer = Data(buffer[(end + 1)...]) }
        return Data(buffer[..<end])
      }
      var chunk = [UInt8](repeating: 0, count: 4096)
      let count = unsafe chunk.withUnsafeMutableBytes {
        unsafe read(commands, $0.baseAddress, $0.count)
      }
      guard count > 0 else { return nil }
      buffer += chunk[..<count]
    }
  }
}
