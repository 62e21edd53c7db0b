private import CEditline
import Glibc
private import Synchronization

extension Prompt {
  /// A prompt at a terminal, with libedit's editing keys, history and completion.
  ///
  /// The keys are those of `.editrc`; Tab completes and Ctrl-C cancels whatever it says.
  public static func editing(at console: Console, historyFile: String?) -> Prompt {
    let editor = LineEditor(console: console, historyFile: historyFile)
    return Prompt { editor.read($0) }
  }
}

/// Reads lines with libedit, of which a process has one.
private final class LineEditor: Sendable {
  private let console: Console
  private let history: Mutex<History>

  init(console: Console, historyFile: String?) {
    self.console = console
    history = Mutex(History(path: historyFile))
  }

  func read(_ request: Prompt.Request) -> Prompt.Event {
    let mode = TerminalMode(of: STDIN_FILENO) { mode in
      // VINTR, off. libedit adopts the characters it finds. Without an interrupt character Ctrl-C reaches it
      // as a key, where a signal would end the program.
      mode.c_cc.0 = 0
    }
    prepareLibedit(self, history.withLock(\.lines))
    current.withLock { $0 = Reading(request: request, console: console) }
    let text = readline(request.prompt.libeditEncoded(console.policy))
    _ = consume mode
    let wasCancelled = current.withLock { reading in
      defer { reading = nil }
      return reading?.wasCancelled ?? false
    }
    guard let text else {
      // The cursor still stands in the line that was given up.
      try? console.print(StyledText(wasCancelled ? "^C" : ""))
      return wasCancelled ? .cancelled : .end
    }
    defer { free(text) }
    let line = String(cString: text)
    if request.isRemembered, history.withLock({ $0.add(line) }) { add_history(line) }
    return .line(line)
  }
}

/// What the keys' functions need to know, which libedit hands nothing.
private struct Reading: Sendable {
  let request: Prompt.Request
  let console: Console
  var wasCancelled = false
}

private let current = Mutex<Reading?>(nil)
private let owner = Mutex<ObjectIdentifier?>(nil)

/// Starts libedit at the first prompt, and gives it the history of the prompt that reads.
private func prepareLibedit(_ editor: LineEditor, _ lines: [String]) {
  let last = owner.withLock { owner in
    defer { owner = ObjectIdentifier(editor) }
    return owner
  }
  guard last != ObjectIdentifier(editor) else { return }
  if last == nil {
    useUTF8()
    tutor_set_name("tutor")
    rl_initialize()
    rl_add_defun("tutor-cancel", { _, _ in cancel() }, CInt(UInt8(ascii: "c") & 0x1F))
    rl_add_defun("tutor-complete", { _, _ in complete() }, CInt(UInt8(ascii: "\t")))
  }
  clear_history()
  for line in lines { add_history(line) }
}

/// libedit measures characters in the locale's encoding, and what it is given is UTF-8.
private func useUTF8() {
  setlocale(LC_CTYPE, "")
  if String(cString: nl_langinfo(CInt(CODESET))) != "UTF-8" { setlocale(LC_CTYPE, "C.UTF-8") }
}

private func cancel() -> CInt {
  current.withLock { $0?.wasCancelled = true }
  tutor_end_reading()
  return 0
}

private func complete() -> CInt {
  guard let reading = current.withLock({ $0 }), let buffer = tutor_line() else { return 0 }
  let bytes = UnsafeRawBufferPointer(start: buffer, count: Int(tutor_cursor()))
  let line = String(decoding: bytes, as: UTF8.self)
  let completion = Completion(of: line, among: reading.request.completer(line))
  let columns = max(1, reading.console.size.columns)
  switch completion {
  case .nothing:
    return 0
  case .insert(let text):
    // libedit redraws from where the cursor stands, so it is led to where the prompt begins.
    let rows = (reading.request.prompt.width + line.displayWidth) / columns
    try? reading.console.rewind(rows: rows)
    rl_insert_text(text)
  case .list(let choices):
    let lines = inColumns(choices, width: columns)
    try? reading.console.print([""] + lines.map { StyledText($0) })
  }
  rl_forced_update_display()
  return 0
}

extension StyledText {
  /// The prompt as libedit reads it: escape codes between marks, so that it does not count them.
  fileprivate func libeditEncoded(_ policy: ColorPolicy) -> String {
    let mark = "\u{01}"
    let text = spans.map { span in
      let begin = policy == .styled ? EscapeCode.begin(span.style) : ""
      guard !begin.isEmpty else { return span.text }
      return mark + begin + mark + span.text + mark + EscapeCode.reset + mark
    }.joined()
    // libedit drops an escape code that no character follows.
    return text.hasSuffix(mark) ? text + " " : text
  }
}
