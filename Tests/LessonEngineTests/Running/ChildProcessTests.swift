import Foundation
import Testing

@testable import LessonEngine

/// Small shell programs, each of which breaks one rule.
@Suite struct ChildProcessTests {
  private func run(
    _ script: String, _ limits: Limits = Limits(), _ name: String = #function
  ) throws -> ChildProcess {
    let command = LaunchCommand(
      path: "/bin/sh", arguments: ["/bin/sh", "-c", script],
      environment: ["PATH": "/usr/bin:/bin", "TUTOR_RUN": "test \(name)"], directory: "/")
    let process = try ChildProcess(command, limits: limits)
    process.run()
    return process
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test(arguments: [
    ("exit 0", ChildProcess.Ending.exited(0)), ("exit 3", .exited(3)),
    ("kill -ILL $$", .signalled(4)), ("kill -KILL $$", .signalled(9)),
  ])
  func `an end is told as it was`(script: String, ending: ChildProcess.Ending) throws {
    let process = try run(script)
    #expect(process.ending == ending)
    #expect(process.reached == nil)
  }

  @Test func `output and errors stay apart`() throws {
    let process = try run("echo out; echo err >&2")
    #expect(text(process.output) == "out\n")
    #expect(text(process.errors) == "err\n")
  }

  @Test func `both streams are drained while the other is full`() throws {
    let process = try run(
      "head -c 300000 /dev/zero >&2; head -c 300000 /dev/zero; head -c 300000 /dev/zero >&2")
    #expect(process.output.count == 300_000)
    #expect(process.errors.count == 600_000)
    #expect(process.ending == .exited(0))
  }

  @Test func `standard input is empty`() throws {
    #expect(text(try run("cat; echo done").output) == "done\n")
  }

  @Test func `an endless loop is stopped and what it printed is kept`() throws {
    let process = try run(
      "echo before; while :; do :; done", Limits(time: .milliseconds(300)))
    #expect(process.reached == .time(.milliseconds(300)))
    #expect(text(process.output) == "before\n")
  }

  @Test func `a program that turns the processor without end is stopped by its time`() throws {
    let process = try run("while :; do :; done", Limits(processorSeconds: 1))
    #expect(process.reached == .processorTime(seconds: 1))
  }

  @Test func `endless printing is cut at the limit`() throws {
    let process = try run("yes", Limits(output: 10_000))
    #expect(process.reached == .output(bytes: 10_000))
    #expect(process.output.count == 10_000)
  }

  @Test func `more processes than allowed are all killed`() throws {
    let process = try run(
      "for i in 1 2 3 4 5 6 7 8 9; do sleep 60 & done; wait", Limits(processes: 4))
    #expect(process.reached == .processes(4))
  }

  @Test func `a program that leaves its group and keeps the output does not hold up its end`()
    throws
  {
    let process = try run("setsid sleep 60 & echo $!; exit 0")
    #expect(process.ending == .exited(0))
    let left = try #require(Int32(text(process.output).dropLast()))
    // Ended but not yet collected by its new parent is as good as gone; see proc(5).
    let state = try? String(contentsOfFile: "/proc/\(left)/stat", encoding: .utf8)
    #expect(state == nil || state?.contains(") Z ") == true)
  }

  @Test func `a program that does not exist says what was attempted`() {
    let command = LaunchCommand(
      path: "/nowhere/program", arguments: ["program"], environment: [:], directory: "/")
    let error = #expect(throws: LaunchError.self) {
      _ = try ChildProcess(command, limits: Limits())
    }
    #expect(error?.description == "cannot start '/nowhere/program': No such file or directory")
  }

  @Test(arguments: [
    (Limits.Reached.time(.seconds(10)), "stopped after 10 s; an endless loop?"),
    (.output(bytes: 1 << 20), "stopped after printing 1024 KB; an endless loop?"),
    (.memory(bytes: 1 << 30), "stopped at 1024 MB of memory; does something grow for ever?"),
    (.fileSize(bytes: 16 << 20), "stopped after writing a file of 16 MB"),
    (.processorTime(seconds: 30), "stopped after 30 s of processor time; an endless loop?"),
    (.processes(16), "stopped at more than 16 processes"),
  ])
  func `a limit says which it was`(reached: Limits.Reached, words: String) {
    #expect(reached.description == words)
  }
}
