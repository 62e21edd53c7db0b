import Foundation

/// A formatter that can write and read the value of a text field.
///
/// Apple takes any `Formatter`; here one of the program's own cannot be asked to read.
public protocol _FieldFormatter {
  func string(for object: Any) -> String?
  func _value(of text: String) -> Any?
}

extension NumberFormatter: _FieldFormatter {
  public func _value(of text: String) -> Any? { number(from: text) }
}

extension DateFormatter: _FieldFormatter {
  public func _value(of text: String) -> Any? { date(from: text) }
}
