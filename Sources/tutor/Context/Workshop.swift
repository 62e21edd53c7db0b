import LessonEngine

/// What programs are compiled and run with: the toolchain, the runtime, and how they are contained.
struct Workshop: Sendable {
  var toolchain: Toolchain
  var runtime: Runtime
  var sandbox: Sandbox
  /// Where observations and what the compiler makes of C modules are kept.
  var cache: String

  init(in context: Context, sandbox wish: Sandbox.Wish = .auto) throws {
    let searchPath = context.environment["PATH"] ?? ""
    toolchain = try Toolchain(searchPath: searchPath)
    runtime = try Runtime(lookingIn: Self.runtimeFolders(in: context))
    sandbox = try Sandbox(wish, searchPath: searchPath)
    cache = Places(context).cache
  }

  /// The folders where a runtime may be: named, beside the built program, installed.
  static func runtimeFolders(in context: Context) -> [String] {
    let beside = context.executable.split(separator: "/").dropLast().map { "/" + $0 }.joined()
    let named = context.environment["TUTOR_RUNTIME"].map { [context.absolute($0)] } ?? []
    return named + [beside + "/runtime", beside, beside + "/../lib/tutor"]
  }

  /// A verifier with this workshop's tools.
  func verifier(
    jobs: Int = 2, isCached: Bool = true, isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> Verifier {
    let limits = Limits()
    return Verifier(
      toolchain: toolchain, runtime: runtime, sandbox: sandbox, limits: limits, jobs: jobs,
      cache: isCached
        ? ObservationCache(
          folder: cache + "/observations", toolchain: toolchain, runtime: runtime,
          sandbox: sandbox, limits: limits)
        : nil,
      moduleCache: cache + "/modules", isCancelled: isCancelled)
  }

  /// Compiles and links one program into a bench; nil with the messages where it is refused.
  func build(
    _ program: Program, in bench: Bench, isCancelled: @escaping () -> Bool = { false }
  ) throws -> BuiltProgram {
    let compiler = Compiler(
      toolchain: toolchain, runtime: runtime, moduleCache: cache + "/modules")
    let module = try compiler.compile(program, in: bench.path, isCancelled: isCancelled)
    let messages = module.messages.map { $0.diagnostic(in: program) }
    guard module.object != nil else { return BuiltProgram(messages: messages, run: nil) }
    let executable = try Linker(toolchain: toolchain, runtime: runtime)
      .link([module], in: bench.path, isCancelled: isCancelled)
    var limits = Limits()
    limits.time = program.timeLimit
    return BuiltProgram(
      messages: messages,
      run: ProgramRun(
        executable: executable, module: module.name, manner: .stage, limits: limits,
        sandbox: sandbox))
  }
}

/// What became of a program in the compiler's hands.
struct BuiltProgram {
  var messages: [Diagnostic]
  /// How to run it; nil where the compiler refused it.
  var run: ProgramRun?
}
