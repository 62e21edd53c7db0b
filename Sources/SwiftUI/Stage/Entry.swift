import Foundation

/// Installs the stage's executors and clock; called before the program's code.
@_cdecl("tutor_stage_prepare")
public func prepareStage() {
  StageExecutors.install()
}

/// Shows the program's app, else its first preview, and does what the commands say.
///
/// `commands` and `replies` are descriptors; with `commands` below 0 the program is only shown.
@_cdecl("tutor_stage_perform")
public func performStage(
  _ module: UnsafePointer<CChar>, _ preview: UnsafePointer<CChar>?, _ commands: Int32,
  _ replies: Int32
) {
  guard Launch.begin() else { return }
  let module = unsafe String(cString: module)
  let preview = unsafe preview.map { unsafe String(cString: $0) }
  MainActor.assumeIsolated {
    let stage = Stage(clock: StageExecutors.clock) {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
    // The end of a program takes no views away: its objects are not told.
    unsafe Launch.stage = stage
    Launch.show(on: stage, module: module, preview: preview)
    if commands >= 0 { StageWire(commands: commands, replies: replies).serve(stage) }
    fflush(nil)
  }
}
