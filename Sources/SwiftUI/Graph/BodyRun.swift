/// One run of a body, and why it ran: what `_printChanges`, `bodies` and `tree` say.
struct BodyRun {
  let view: Any.Type
  let reasons: [String]
  /// The live view whose body it was.
  weak var node: Node?

  /// The line that `_printChanges` prints.
  var line: String { Self.line(view, reasons) }

  static func line(_ view: Any.Type, _ reasons: [String]) -> String {
    let changes = reasons.isEmpty ? "unchanged" : reasons.joined(separator: ", ") + " changed"
    return "\(TypeName.of(view)): \(changes)."
  }
}

extension View {
  /// Prints why the body that runs now runs.
  public static func _printChanges() {
    print(unsafe BodyRun.line(Self.self, Graph.runningBody?.reasons ?? []))
  }

  /// Logs why the body that runs now runs; kept apart from what the program prints.
  public static func _logChanges() {}
}

extension ViewModifier {
  /// Prints why the modifier's body that runs now runs.
  public static func _printChanges() {
    print(unsafe BodyRun.line(Self.self, Graph.runningBody?.reasons ?? []))
  }

  /// Logs why the modifier's body that runs now runs; kept apart from what the program prints.
  public static func _logChanges() {}
}
