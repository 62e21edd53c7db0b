/// What a program has registered to be shown.
enum Launch {
  // Main thread alone: filled while the program starts, read once after.
  nonisolated(unsafe) static var app: (@MainActor (Stage) -> Void)?
  nonisolated(unsafe) static var previews: [Preview] = []

  /// The program's stage, kept until the process ends.
  nonisolated(unsafe) static var stage: Stage?

  private nonisolated(unsafe) static var hasBegun = false

  /// False when the stage has been set before: the second call comes from the program's exit.
  static func begin() -> Bool {
    defer { unsafe hasBegun = true }
    return unsafe !hasBegun
  }

  /// Shows the app, else the first preview of the module, or of one of its files.
  @MainActor static func show(on stage: Stage, module: String, preview file: String?) {
    if file == nil, let app = unsafe app { return app(stage) }
    let mine = unsafe previews.filter { preview in
      file.map { preview.fileID == "\(module)/\($0)" }
        ?? preview.fileID.hasPrefix(module + "/")
    }
    if let first = mine.min(by: { ($0.fileID, $0.line) < ($1.fileID, $1.line) }) {
      first.show(stage)
    } else {
      stage.settle()
    }
  }

  struct Preview {
    /// `Module/File.swift`.
    let fileID: String
    let line: Int
    let show: @MainActor (Stage) -> Void
  }
}

/// The view that `#Preview` writes around the program's own.
public protocol _PreviewView: View {}

/// Registers a preview; the code that `#Preview` writes calls it.
public func _registerPreview<V: View>(
  _ make: @escaping @MainActor () -> V, fileID: String, line: Int
) {
  unsafe Launch.previews.append(
    Launch.Preview(fileID: fileID, line: line) { stage in stage.launch(make()) })
}
