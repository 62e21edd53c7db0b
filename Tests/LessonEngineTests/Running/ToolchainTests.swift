import Foundation
import LessonEngine
import Testing

@Suite struct ToolchainTests {
  @Test(arguments: ["", "/nowhere", "/nowhere:/etc"])
  func `a path without swiftc is told in a sentence`(path: String) {
    let error = #expect(throws: ToolchainError.missing) { try Toolchain(searchPath: path) }
    #expect(
      error?.description
        == "Swift 6.3 is needed and there is no 'swiftc' on the PATH. "
        + "Put Swift 6.3 on it, then: tutor doctor")
  }

  @Test(arguments: [
    (
      #"echo '{"compilerVersion":"Swift version 6.2 (x)","paths":{"runtimeResourcePath":"/x"}}'"#,
      "Swift 6.3 is needed and 'swiftc' is 6.2 (in FOLDER). Put 6.3 first in PATH, then: tutor doctor"
    ),
    (
      "exit 1",
      "'swiftc' in FOLDER does not say which Swift it belongs to. "
        + "Put Swift 6.3 first in PATH, then: tutor doctor"
    ),
  ])
  func `another swiftc is told with its place`(script: String, words: String) throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appending(path: UUID().uuidString).path
    try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(atPath: folder) }
    // Written by another process: a descriptor of ours, inherited by a program that a test beside
    // this one starts, would keep the file busy and the script from being executed.
    let writer = Process()
    writer.executableURL = URL(filePath: "/bin/sh")
    writer.arguments = [
      "-c", #"printf '%s\n' '#!/bin/sh' "$1" >"$0/swiftc" && chmod 755 "$0/swiftc""#, folder,
      script,
    ]
    try writer.run()
    writer.waitUntilExit()
    let error = #expect(throws: ToolchainError.self) { try Toolchain(searchPath: folder) }
    #expect(error?.description == words.replacing("FOLDER", with: folder))
  }
}
