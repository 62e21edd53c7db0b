import Foundation
import Testing

@testable import tutor

/// What users start, with the toolchain hidden or another in its place.
@Suite struct LauncherTests {
  /// The launcher stands beside the tests.
  private static var launcher: String {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appending(path: "tutor").path
  }

  private func launch(
    _ words: [String], environment: [String: String]
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let output = Pipe()
    let errors = Pipe()
    process.executableURL = URL(filePath: Self.launcher)
    process.arguments = words
    process.environment = environment
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = try output.fileHandleForReading.readToEnd() ?? Data()
    let complained = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: said, as: UTF8.self),
      String(decoding: complained, as: UTF8.self)
    )
  }

  @Test(arguments: [[:], ["PATH": ""], ["PATH": "/nowhere::/etc"]])
  func `without a toolchain one sentence says what is needed`(environment: [String: String]) throws
  {
    let (status, output, errors) = try launch(["list"], environment: environment)
    #expect(status == 69)
    #expect(output == "")
    #expect(
      errors == "tutor: Swift 6.3 is needed and there is no 'swiftc' on the PATH. "
        + "Put Swift 6.3 on it, then: tutor doctor\n")
  }

  @Test(arguments: [
    (
      #"echo '"compilerVersion": "Swift version 6.2.1 (x)"'"#,
      "tutor: Swift 6.3 is needed and 'swiftc' is 6.2.1 (in FOLDER). "
        + "Put 6.3 first in PATH, then: tutor doctor\n"
    ),
    (
      #"echo '"compilerVersion": "Swift version 6.30 (x)"'"#,
      "tutor: Swift 6.3 is needed and 'swiftc' is 6.30 (in FOLDER). "
        + "Put 6.3 first in PATH, then: tutor doctor\n"
    ),
    (
      "exit 1",
      "tutor: 'swiftc' in FOLDER does not say which Swift it belongs to. "
        + "Put Swift 6.3 first in PATH, then: tutor doctor\n"
    ),
  ])
  func `another toolchain is named with its version and place`(
    script: String, words: String
  ) throws {
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
    let (status, output, errors) = try launch(["list"], environment: ["PATH": folder])
    #expect(status == 69)
    #expect(output == "")
    #expect(errors == words.replacing("FOLDER", with: folder))
  }

  @Test func `the version is said without a toolchain, and is the tutor's own`() throws {
    let (status, output, errors) = try launch(["--version"], environment: [:])
    #expect(status == 0)
    #expect(output == "tutor \(Tutor.version)\n")
    #expect(errors == "")
  }
}
