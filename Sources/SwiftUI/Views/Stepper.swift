/// A control with a − and a +.
public nonisolated struct Stepper<Label: View>: View, PrimitiveView, BoundedControl {
  public typealias Body = Never
  let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let canIncrement: () -> Bool
  private let canDecrement: () -> Bool
  let isBounded: Bool

  private init(
    label: Label, _ increment: (() -> Void)?, _ decrement: (() -> Void)?,
    canIncrement: @escaping () -> Bool = { true }, canDecrement: @escaping () -> Bool = { true },
    isBounded: Bool, _ onEditingChanged: @escaping (Bool) -> Void
  ) {
    self.label = label
    self.increment = Self.edit(increment, onEditingChanged)
    self.decrement = Self.edit(decrement, onEditingChanged)
    self.canIncrement = canIncrement
    self.canDecrement = canDecrement
    self.isBounded = isBounded
  }

  /// A stepper that does what it is told; a button without an action cannot be used.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), onIncrement, onDecrement, isBounded: false, onEditingChanged)
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label(), { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      { value.wrappedValue = value.wrappedValue.advanced(by: -step) }, isBounded: false,
      onEditingChanged)
  }

  /// A stepper between two bounds: a step over a bound ends on it, and at a bound the button that
  /// would leave it cannot be used.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    func move(by step: V.Stride) {
      let moved = value.wrappedValue.advanced(by: step)
      value.wrappedValue = min(max(moved, bounds.lowerBound), bounds.upperBound)
    }
    self.init(
      label: label(), { move(by: step) }, { move(by: -step) },
      canIncrement: { value.wrappedValue < bounds.upperBound },
      canDecrement: { value.wrappedValue > bounds.lowerBound }, isBounded: true,
      onEditingChanged)
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
    let kind = Fragment.Kind.stepper(
      increment: canIncrement() ? increment : nil, decrement: canDecrement() ? decrement : nil)
    return [Fragment(kind: kind, content: content, node: node)]
  }
}

/// A control one of whose buttons is greyed out at a bound.
protocol BoundedControl {
  var isBounded: Bool { get }
}
