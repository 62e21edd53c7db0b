// What the module CStage and the stage call of each other, by name: its header says what each does.

@_silgen_name("tutor_interpose_begin")
func beginInterposing()

@_silgen_name("tutor_clock_tick")
func tickClocks()

@_silgen_name("tutor_work_count")
func countWork() -> Int

@_silgen_name("tutor_work_wait")
func waitForWork(milliseconds: Int) -> Bool

/// A C function and what it is called with.
@safe private struct CJob: @unchecked Sendable {
  // @unchecked: handed over, and called once.
  let function: @convention(c) (UnsafeMutableRawPointer?) -> Void
  let context: UnsafeMutableRawPointer?

  func run() { unsafe function(context) }
}

@_cdecl("tutor_stage_enqueue")
func enqueueOnStage(
  _ context: UnsafeMutableRawPointer?,
  _ function: @escaping @convention(c) (UnsafeMutableRawPointer?) -> Void, _ delay: Int64,
  _ isSignal: Bool
) {
  let work = unsafe CJob(function: function, context: context)
  let job = StageClock.Job(isSignal: isSignal) { work.run() }
  if delay > 0 {
    StageExecutors.clock.enqueue(job, after: .nanoseconds(delay))
  } else {
    StageExecutors.clock.enqueue(job)
  }
}

@_cdecl("tutor_stage_now")
func stageNow() -> Int64 { StageExecutors.clock.now.nanoseconds }

@_cdecl("tutor_stage_pass")
func passOnStage(_ limit: Int64) -> Bool {
  let clock = StageExecutors.clock
  guard let next = clock.nextDeadline, next.nanoseconds <= limit else {
    if limit != .max { clock.advance(to: .nanoseconds(limit)) }
    return false
  }
  clock.advance(to: next)
  clock.runSignals()
  return true
}

extension Duration {
  fileprivate var nanoseconds: Int64 {
    components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
  }
}
