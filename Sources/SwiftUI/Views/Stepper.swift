import Foundation

/// A control with a − and a +.
public nonisolated struct Stepper<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let label: Label
  let increment: (() -> Void)?
  let decrement: (() -> Void)?

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = Self.edit(onIncrement, onEditingChanged)
    decrement = Self.edit(onDecrement, onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    // At a bound the button does nothing; a step over it ends on it.
    self.init(
      label: label,
      onIncrement: {
        let now = value.wrappedValue
        if now < bounds.upperBound {
          value.wrappedValue = max(
            min(now.advanced(by: step), bounds.upperBound), bounds.lowerBound)
        }
      },
      onDecrement: {
        let now = value.wrappedValue
        if now > bounds.lowerBound {
          value.wrappedValue = min(
            max(now.advanced(by: -step), bounds.lowerBound), bounds.upperBound)
        }
      }, onEditingChanged: onEditingChanged)
  }

  private static func edit(
    _ action: (() -> Void)?, _ onEditingChanged: @escaping (Bool) -> Void
  ) -> (() -> Void)? {
    action.map { action in
      {
        onEditingChanged(true)
        action()
        onEditingChanged(false)
      }
    }
  }

  @MainActor func declareChildren(in node: Node) { node.declare(label, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [
      Fragment(
        kind: .stepper(increment: increment, decrement: decrement), content: content, node: node)
    ]
  }
}
