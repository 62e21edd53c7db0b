private import Foundation
import Markdown
import SwiftSource

/// Compiles programs, each as a module of its own.
public struct Compiler: Sendable {
  public var toolchain: Toolchain
  public var runtime: Runtime
  /// Where the compiler may keep what it makes of C modules.
  public var moduleCache: String

  public init(toolchain: Toolchain, runtime: Runtime, moduleCache: String) {
    self.toolchain = toolchain
    self.runtime = runtime
    self.moduleCache = moduleCache
  }

  /// The function that a module's top-level code becomes.
  static func entryPoint(of module: String) -> String { "enter_\(module)" }

  /// Compiles a program into an object file in `directory`.
  public func compile(
    _ program: Program, in directory: String, isCancelled: @escaping () -> Bool = { false }
  ) throws(FileError) -> CompiledModule {
    let name = Self.moduleName(of: program)
    let folder = directory + "/" + name
    let facts = ModuleFacts(files: program.units.map(\.text))
    var files: [String] = []
    try FileError.wrap("make the folder", folder) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
    }
    for unit in program.units {
      let path = folder + "/" + unit.name
      files.append(path)
      try FileError.wrap("write", path) {
        try unit.text.write(toFile: path, atomically: false, encoding: .utf8)
      }
    }
    let object = folder + "/module.o"
    let outcome = CommandLineTool.run(
      toolchain.frontend, arguments(for: program, files, facts, name: name, object: object),
      directory: folder, isCancelled: isCancelled)
    var messages = MessageParser(program: program).messages(in: outcome.errors)
    if outcome.status != 0, !messages.contains(where: { $0.severity == .error }) {
      // The compiler died or was stopped: what it said is the best there is.
      messages.append(
        CompilerMessage(
          severity: .error, text: "the compiler failed: \(outcome.errors.suffix(2000))", unit: nil,
          line: 1, column: 1))
    }
    return CompiledModule(
      name: name, object: outcome.status == 0 ? object : nil, messages: messages, facts: facts)
  }

  /// A name that depends on the text and the settings alone (FNV-1a, 64 bits).
  ///
  /// So what a program prints never depends on what is compiled with it.
  static func moduleName(of program: Program) -> String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    func add(_ text: String) {
      for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01B3
    }
    for unit in program.units {
      add(unit.name)
      add(unit.text)
    }
    add("\(program.settings)")
    return "Program_" + String(hash, radix: 36)
  }

  private func arguments(
    for program: Program, _ files: [String], _ facts: ModuleFacts, name: String, object: String
  ) -> [String] {
    var arguments = ["-frontend", "-c"] + files
    arguments += ["-whole-module-optimization", "-Onone", "-module-name", name, "-o", object]
    arguments += ["-module-cache-path", moduleCache, "-I", runtime.folder]
    arguments += ["-no-color-diagnostics"] + HiddenFlags.plainDiagnostics
    arguments += HiddenFlags.settings(program.settings)
    arguments += HiddenFlags.macros(tool: runtime.macroTool, toolchain: toolchain)
    arguments += HiddenFlags.entryPoint(Self.entryPoint(of: name))
    if program.settings.importsSwiftUI { arguments += HiddenFlags.implicitImport("SwiftUI") }
    if facts.hasMain { arguments.append("-parse-as-library") }
    return arguments
  }
}

/// A file or folder that could not be read or written.
public struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  public var attempt: String
  public var path: String
  public var reason: String

  public init(attempt: String, path: String, reason: String) {
    self.attempt = attempt
    self.path = path
    self.reason = reason
  }

  public var description: String { "cannot \(attempt) '\(path)': \(reason)" }

  static func wrap<Value>(
    _ attempt: String, _ path: String, _ body: () throws -> Value
  ) throws(FileError) -> Value {
    do {
      return try body()
    } catch {
      throw FileError(attempt: attempt, path: path, reason: error.localizedDescription)
    }
  }
}
