/// A control for a number between two bounds.
public nonisolated struct Slider<Label: View>: View, PrimitiveView {
  public typealias Body = Never
  let range: SliderRange
  let label: Label

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    range = SliderRange(
      bounds: Double(bounds.lowerBound)...Double(bounds.upperBound), step: step.map { Double($0) },
      read: { Double(value.wrappedValue) },
      write: {
        onEditingChanged(true)
        value.wrappedValue = V($0)
        onEditingChanged(false)
      })
    self.label = label()
  }

  @MainActor func declareChildren(in node: Node) { node.declare(label, at: .position(0)) }

  @MainActor func fragment(_ node: Node, of content: [Fragment]) -> [Fragment] {
    [Fragment(kind: .slider(range), content: content, node: node)]
  }
}

extension Slider where Label == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, step: V.Stride? = nil,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, label: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }
}

/// A slider's value and where it may go.
struct SliderRange {
  let bounds: ClosedRange<Double>
  let step: Double?
  let read: () -> Double
  let write: (Double) -> Void

  /// Moves to `value`, or to the nearest step inside the bounds.
  func set(_ value: Double) {
    var value = min(max(value, bounds.lowerBound), bounds.upperBound)
    if let step {
      let steps = ((value - bounds.lowerBound) / step).rounded()
      value = min(bounds.lowerBound + steps * step, bounds.upperBound)
    }
    write(value)
  }

  /// Moves by one step, or a tenth of the range where it has none.
  func move(by steps: Double) {
    set(read() + steps * (step ?? (bounds.upperBound - bounds.lowerBound) / 10))
  }
}
