import LessonEngine
import TestSupport
import Testing

/// How programs end that do not end well: through compiler, linker, sandbox and judge.
@Suite struct ProgramEndTests {
  @Test func `what was printed before the end is kept, and the end is named`() throws {
    let lesson = try Lesson(id: "x", path: "x.md", bytes: Self.text.utf8)
    let verdicts = try Verifier(
      toolchain: try Toolchain(searchPath: BuiltRuntime.searchPath),
      runtime: try Runtime(lookingIn: [BuiltRuntime.folder]),
      sandbox: try Sandbox(.auto, searchPath: BuiltRuntime.searchPath),
      limits: Limits(memory: 256 << 20, fileSize: 1 << 20), moduleCache: BuiltRuntime.moduleCache
    ).verify(lesson.claims.programs)
    let said = verdicts.map { verdict in
      "\(verdict.program): \(verdict.failure?.headline ?? "held")"
    }
    #expect(
      said == [
        "traps: held",
        "traps-in-session: held",
        "traps-unasked: trapped",
        "throws: trapped",
        "grows: stopped at 256 MB of memory; does something grow for ever?",
        "writes: stopped after writing a file of 1 MB",
      ])
    #expect(
      verdicts.first { $0.program == "traps-unasked" }?.failure?.details == ["Fatal error: no"])
    #expect(
      verdicts.first { $0.program == "writes" }?.failure?.details == ["it had printed:", "before"])
  }

  private static let text = """
    ## A
    ```swift traps name=traps
    import Foundation
    print("before")
    FileHandle.standardError.write(Data("on the way\\n".utf8))
    fatalError("on purpose")
    ```
    ```output
    before
    ```
    ```log
    on the way
    Fatal error: on purpose
    ```
    ```swift run name=traps-in-session
    #Preview { Button("Press") { print("pressed"); fatalError("on purpose") } }
    ```
    ```session
    > tap "Press"
    pressed
    log: Fatal error: on purpose
    ```
    ```swift run name=traps-unasked
    fatalError("no")
    ```
    ```swift run name=throws
    struct Refusal: Error {}
    throw Refusal()
    ```
    ```swift run name=grows
    var all: [[UInt8]] = []
    while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
    ```
    ```swift run name=writes
    import Foundation
    print("before")
    let line = Data(repeating: 65, count: 1 << 16)
    _ = FileManager.default.createFile(atPath: "file", contents: nil)
    let file = FileHandle(forWritingAtPath: "file")
    while true { try file?.write(contentsOf: line) }
    ```
    """
}
