import LessonEngine
import Markdown
import TestSupport
import Testing

@Suite struct VerifierTests {
  /// Whole programs, through compiler, linker, stage and judge; one link for all of them.
  @Test func `programs that hold hold, and others say why they do not`() throws {
    let lesson = try Lesson(id: "x", path: "x.md", bytes: Self.text.utf8)
    let verdicts = try Self.verifier().verify(lesson.claims.programs)
    let said = verdicts.map { verdict in
      "\(verdict.program): "
        + (verdict.failure.map { "\($0.place?.line ?? 0) \($0.headline)" } ?? "held")
    }
    #expect(
      said == [
        "prints: held",
        "differs: 15 printed something else",
        "silent: 0 prints, and nothing says what it should print",
        "traps: held",
        "refuses: held",
        "compiles: 0 compiles, and should not",
        "late: held",
        "taps: held",
        "no-label: 63 no control is labelled 'Cuont'",
        "exits: 0 ended with status 3, not 0",
        "endless: 0 stopped after 1 s; an endless loop?",
        "floods: 0 stopped after printing 1024 KB; an endless loop?",
        "shared: held",
        "awaits: held",
        "leaves: 0 could not be run: "
          + "the program ended before its views were launched and had settled",
        "pretends: 0 should have trapped, and ended by itself",
      ])
    #expect(verdicts.map(\.isLinkedAlone) == verdicts.map { _ in false })
  }

  private static func verifier() throws -> Verifier {
    let toolchain = try Toolchain(searchPath: BuiltRuntime.searchPath)
    return Verifier(
      toolchain: toolchain, runtime: try Runtime(lookingIn: [BuiltRuntime.folder]),
      sandbox: try Sandbox(.auto, searchPath: BuiltRuntime.searchPath),
      moduleCache: BuiltRuntime.moduleCache)
  }

  private static let text = """
    ## A
    ```swift run name=prints
    print(1)
    print(2)
    ```
    ```output
    1
    ...
    ```
    ```swift run name=differs
    print("a"); print("b")
    ```
    ```output
    a
    c
    ```
    ```swift run name=silent
    print("a")
    ```
    ```swift traps name=traps
    print("before")
    let numbers = [1]
    print(numbers[numbers.count])
    ```
    ```output
    before
    ```
    ```swift fails name=refuses
    let a: Int = "x"
    ```
    ```diagnostics
    1: error: cannot convert value of type 'String' to specified type 'Int'
    ```
    ```swift fails name=compiles
    let a = 1
    ```
    ```diagnostics
    error: anything
    ```
    ```swift fails name=late
    func f() -> Int { }
    ```
    ```diagnostics
    error: missing return in global function expected to return 'Int'
    ```
    ```swift run name=taps
    struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count: \\(count)") { count += 1; print("tapped") } }
    }
    #Preview { Counter() }
    ```
    ```session
    > tap "Count: 0"
    tapped
    > texts
    Count: 1
    ```
    ```swift run name=no-label
    #Preview { Button("Count") { } }
    ```
    ```session
    > tap "Cuont"
    ```
    ```swift run name=exits
    import Foundation
    exit(3)
    ```
    ```swift run name=endless timeout=1
    while true { }
    ```
    ```swift run name=floods
    while true { print("again and again and again") }
    ```
    ```output
    ...
    ```
    ```swift part name=one
    let one = 1
    ```
    ```swift run name=shared with=one
    print(one)
    ```
    ```output
    1
    ```
    ```swift run name=awaits
    try await Task.sleep(for: .seconds(100))
    print("slept")
    ```
    ```output
    slept
    ```
    ```swift run name=leaves
    import Foundation
    #Preview { Text("never shown") }
    print("a")
    fflush(nil)
    _exit(0)
    ```
    ```output
    a
    ```
    ```swift traps name=pretends
    import Foundation
    print("a")
    exit(132)
    ```
    ```output
    a
    ```
    """
}
