extension SessionCommand {
  /// The command as a person types it; parsed again it is the same command.
  public var line: String {
    switch self {
    case .tap(let label): "tap \(label.literal)"
    case .increment(let label): "increment \(label.literal)"
    case .decrement(let label): "decrement \(label.literal)"
    case .toggle(let label): "toggle \(label.literal)"
    case .clear(let label): "clear \(label.literal)"
    case .submit(let label): "submit \(label.literal)"
    case .type(let text, let label): "type \(text.literal) into \(label.literal)"
    case .choose(let option, let label): "choose \(option.literal) in \(label.literal)"
    case .set(let value, let label): "set \(value.literal) in \(label.literal)"
    case .back: "back"
    case .dismiss: "dismiss"
    case .wait(let duration): "wait \(duration.milliseconds)ms"
    case .texts: "texts"
    case .show: "show"
    case .tree: "tree"
    case .bodies: "bodies"
    case .rerun(let view): "rerun \(view)"
    }
  }
}

extension Duration {
  /// Whole milliseconds.
  var milliseconds: Int64 {
    components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000
  }
}

extension ControlLabel {
  fileprivate var literal: String {
    text.literal + (number.map { " #\($0)" } ?? "")
  }
}

extension String {
  /// The text as a Swift string literal.
  fileprivate var literal: String {
    var literal = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\n": literal += "\\n"
      case "\t": literal += "\\t"
      case "\r": literal += "\\r"
      case "\0": literal += "\\0"
      case "\"": literal += "\\\""
      case "\\": literal += "\\\\"
      default: literal.unicodeScalars.append(scalar)
      }
    }
    return literal + "\""
  }
}
