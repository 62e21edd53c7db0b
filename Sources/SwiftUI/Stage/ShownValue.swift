/// A value on one line, as an outline of the views shows it.
enum ShownValue {
  /// The value as a program would write it; what is long is cut.
  ///
  /// An optional is shown by its value, an object by its properties, anything else as it prints.
  static func text(of value: Any) -> String {
    let text = describe(value, isInside: false)
    return text.count <= 60 ? text : text.prefix(57) + "…"
  }

  /// An id as the program gave it, kept on the line.
  static func text(of id: AnyHashable) -> String { oneLine(String(describing: id.base)) }

  private static func describe(_ value: Any, isInside: Bool) -> String {
    if let text = value as? String { return text.debugDescription }
    if let published = value as? any ShownByContent {
      return describe(published.content, isInside: isInside)
    }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      return mirror.children.first.map { describe($0.value, isInside: isInside) } ?? "nil"
    case .class where !(value is any CustomStringConvertible):
      // An object inside another may lead back to it.
      let name = TypeName.of(type(of: value))
      return isInside ? name : name + "(\(fields(of: mirror)))"
    case .struct where !(value is any CustomStringConvertible):
      return TypeName.of(type(of: value)) + "(\(fields(of: mirror)))"
    case .collection where value is [Any]:
      let elements = mirror.children.map { describe($0.value, isInside: true) }
      return "[\(elements.joined(separator: ", "))]"
    default: return oneLine(String(describing: value))
    }
  }

  /// The stored properties by the names that the program uses.
  private static func fields(of mirror: Mirror) -> String {
    let fields = mirror.children.compactMap { child -> String? in
      guard let label = child.label, !label.hasPrefix("_$") else { return nil }
      let name = label.hasPrefix("_") ? String(label.dropFirst()) : label
      return "\(name): \(describe(child.value, isInside: true))"
    }
    return fields.joined(separator: ", ")
  }

  private static func oneLine(_ text: String) -> String { text.replacing("\n", with: "\\n") }
}

/// A wrapper that stands for what is in it.
protocol ShownByContent {
  var content: Any { get }
}
